ALTER TABLE "past_looks" ADD COLUMN "fonts" text;--> statement-breakpoint
ALTER TABLE "schools" ADD COLUMN "fonts" text;--> statement-breakpoint
ALTER TABLE "past_looks" ADD CONSTRAINT "past_looks_fonts" CHECK ("past_looks"."fonts" in ('bricolage', 'fraunces', 'playfair', 'bitter', 'space-grotesk', 'outfit', 'nunito', 'atkinson'));--> statement-breakpoint
ALTER TABLE "schools" ADD CONSTRAINT "schools_fonts" CHECK ("schools"."fonts" in ('bricolage', 'fraunces', 'playfair', 'bitter', 'space-grotesk', 'outfit', 'nunito', 'atkinson'));