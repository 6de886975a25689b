ALTER TABLE "imported_lines" DROP CONSTRAINT "imported_lines_problem";--> statement-breakpoint
ALTER TABLE "student_imports" ADD COLUMN "columns" jsonb;--> statement-breakpoint
ALTER TABLE "imported_lines" ADD CONSTRAINT "imported_lines_problem" CHECK ("imported_lines"."problem" in ('quote', 'cells', 'email', 'name', 'phone', 'product', 'admin', 'refused'));