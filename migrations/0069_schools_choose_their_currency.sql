ALTER TABLE "price_history" ADD COLUMN "currency" text;--> statement-breakpoint
UPDATE "price_history" SET "currency" = "variants"."currency" FROM "variants" WHERE "variants"."id" = "price_history"."variant_id";--> statement-breakpoint
ALTER TABLE "price_history" ALTER COLUMN "currency" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_in_one_currency" UNIQUE("id","currency");--> statement-breakpoint
ALTER TABLE "order_lines" DROP CONSTRAINT "order_lines_order_id_orders_id_fk";--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_in_currency_of_order" FOREIGN KEY ("order_id","currency") REFERENCES "public"."orders"("id","currency") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schools" ADD CONSTRAINT "schools_currency" CHECK ("schools"."currency" in ('PLN', 'EUR', 'USD', 'GBP', 'CZK'));--> statement-breakpoint
-- Whoever makes a price waits for a school that is choosing another currency, and the other way about.
CREATE FUNCTION sell_in_school_currency() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  sold_in text;
begin
  select currency into sold_in from schools where id = new.school_id for share;
  if new.currency is distinct from sold_in then
    raise exception 'A school sells in one currency' using errcode = 'restrict_violation', constraint = 'variants_in_school_currency';
  end if;
  return new;
end $$;
--> statement-breakpoint
CREATE TRIGGER sell_in_school_currency BEFORE INSERT OR UPDATE OF currency, school_id ON variants FOR EACH ROW EXECUTE FUNCTION sell_in_school_currency();
--> statement-breakpoint
CREATE FUNCTION leave_no_price_behind() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if exists (
    select from products join variants on variants.product_id = products.id
    where products.school_id = new.id and variants.currency <> (select currency from schools where id = new.id)
  ) then
    raise exception 'All prices of a school follow its currency' using errcode = 'restrict_violation', constraint = 'schools_prices_in_currency';
  end if;
  return null;
end $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER leave_no_price_behind AFTER UPDATE OF currency ON schools DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION leave_no_price_behind();
