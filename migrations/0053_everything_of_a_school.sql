ALTER TABLE "list_exports" DROP CONSTRAINT "list_exports_kind";--> statement-breakpoint
ALTER TABLE "list_exports" DROP CONSTRAINT "list_exports_format";--> statement-breakpoint
ALTER TABLE "list_exports" ADD COLUMN "kept_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "list_exports" ADD CONSTRAINT "list_exports_format_of_kind" CHECK (("list_exports"."kind" = 'everything') = ("list_exports"."format" = 'zip'));--> statement-breakpoint
ALTER TABLE "list_exports" ADD CONSTRAINT "list_exports_kind" CHECK ("list_exports"."kind" in ('orders', 'transactions', 'students', 'leads', 'everything'));--> statement-breakpoint
ALTER TABLE "list_exports" ADD CONSTRAINT "list_exports_format" CHECK ("list_exports"."format" in ('csv', 'xlsx', 'zip'));