ALTER TABLE "past_looks" ADD COLUMN "head_menu" jsonb;--> statement-breakpoint
ALTER TABLE "past_looks" ADD COLUMN "foot_menu" jsonb;--> statement-breakpoint
ALTER TABLE "schools" ADD COLUMN "head_menu" jsonb;--> statement-breakpoint
ALTER TABLE "schools" ADD COLUMN "foot_menu" jsonb;--> statement-breakpoint
ALTER TABLE "past_looks" ADD CONSTRAINT "past_looks_head_menu" CHECK ("past_looks"."head_menu" is null or (
  jsonb_typeof("past_looks"."head_menu") = 'array' and jsonb_array_length("past_looks"."head_menu") <= 8
  and jsonb_array_length("past_looks"."head_menu") = jsonb_array_length(jsonb_path_query_array("past_looks"."head_menu", '$[*] ? (@.to like_regex "^(/|https://).{0,250}$" && @.label like_regex "^.{0,40}$")'))
));--> statement-breakpoint
ALTER TABLE "past_looks" ADD CONSTRAINT "past_looks_foot_menu" CHECK ("past_looks"."foot_menu" is null or (
  jsonb_typeof("past_looks"."foot_menu") = 'array' and jsonb_array_length("past_looks"."foot_menu") <= 8
  and jsonb_array_length("past_looks"."foot_menu") = jsonb_array_length(jsonb_path_query_array("past_looks"."foot_menu", '$[*] ? (@.to like_regex "^(/|https://).{0,250}$" && @.label like_regex "^.{0,40}$")'))
));--> statement-breakpoint
ALTER TABLE "schools" ADD CONSTRAINT "schools_head_menu" CHECK ("schools"."head_menu" is null or (
  jsonb_typeof("schools"."head_menu") = 'array' and jsonb_array_length("schools"."head_menu") <= 8
  and jsonb_array_length("schools"."head_menu") = jsonb_array_length(jsonb_path_query_array("schools"."head_menu", '$[*] ? (@.to like_regex "^(/|https://).{0,250}$" && @.label like_regex "^.{0,40}$")'))
));--> statement-breakpoint
ALTER TABLE "schools" ADD CONSTRAINT "schools_foot_menu" CHECK ("schools"."foot_menu" is null or (
  jsonb_typeof("schools"."foot_menu") = 'array' and jsonb_array_length("schools"."foot_menu") <= 8
  and jsonb_array_length("schools"."foot_menu") = jsonb_array_length(jsonb_path_query_array("schools"."foot_menu", '$[*] ? (@.to like_regex "^(/|https://).{0,250}$" && @.label like_regex "^.{0,40}$")'))
));