ALTER TABLE "notices" DROP CONSTRAINT "notices_topic_id_topics_id_fk";
--> statement-breakpoint
DROP INDEX "notices_by_topic";