ALTER TABLE "owner_letters" DROP CONSTRAINT "owner_letters_state";--> statement-breakpoint
ALTER TABLE "owner_letters" DROP CONSTRAINT "owner_letters_gathered_first";--> statement-breakpoint
ALTER TABLE "owner_letters" RENAME COLUMN "state" TO "school_state";--> statement-breakpoint
ALTER TABLE "owner_letters" RENAME COLUMN "finished_at" TO "settled_at";--> statement-breakpoint
ALTER TABLE "owner_letters" ADD COLUMN "state" text DEFAULT 'waiting' NOT NULL;--> statement-breakpoint
ALTER TABLE "owner_letters" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "owner_letters" ADD COLUMN "moved_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "owner_letters" SET "state" = 'ready' WHERE "settled_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "owner_letters_under_way" ON "owner_letters" USING btree ("moved_at") WHERE settled_at is null;--> statement-breakpoint
ALTER TABLE "owner_letters" ADD CONSTRAINT "owner_letters_school_state" CHECK ("owner_letters"."school_state" in ('open', 'closed', 'held', 'closing', 'shut', 'faulty'));--> statement-breakpoint
ALTER TABLE "owner_letters" ADD CONSTRAINT "owner_letters_settled" CHECK (("owner_letters"."settled_at" is null) = ("owner_letters"."state" in ('waiting', 'running')));--> statement-breakpoint
ALTER TABLE "owner_letters" ADD CONSTRAINT "owner_letters_state" CHECK ("owner_letters"."state" in ('waiting', 'running', 'ready', 'failed', 'refused'));--> statement-breakpoint
ALTER TABLE "owner_letters" ADD CONSTRAINT "owner_letters_gathered_first" CHECK ("owner_letters"."state" <> 'ready' or "owner_letters"."gathered_at" is not null);--> statement-breakpoint
ALTER TABLE "list_exports" ADD COLUMN "file" text;--> statement-breakpoint
UPDATE "list_exports" SET "file" = 'guarded/exports/' || "id" WHERE "state" = 'ready';--> statement-breakpoint
ALTER TABLE "list_exports" ADD CONSTRAINT "list_exports_file" CHECK (("list_exports"."file" is not null) = ("list_exports"."state" = 'ready'));
