ALTER TABLE "schools" ADD COLUMN "seller_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
-- What was said until now: all of the address in one piece. Who gave a VAT number most likely sells as a company.
update schools
set seller = jsonb_build_object(
  'type', case when coalesce(seller->>'tax_id', '') = '' then 'person' else 'company' end,
  'city', '', 'postal_code', '', 'state', '', 'is_vat_exempt', false,
  'country', '', 'tax_id', '', 'phone', ''
) || seller
where seller is not null;--> statement-breakpoint
ALTER TABLE "schools" ADD CONSTRAINT "schools_seller" CHECK ("schools"."seller" is null or (
        "schools"."seller"->>'type' in ('person', 'company')
        and length(trim("schools"."seller"->>'name')) > 0 and length(trim("schools"."seller"->>'address')) > 0
        and ("schools"."seller"->>'city' = '') = ("schools"."seller"->>'postal_code' = '')
        and ("schools"."seller"->>'country' <> 'PL' or "schools"."seller"->>'postal_code' ~ '^([0-9]{2}-[0-9]{3})?$')
        and "schools"."seller"->>'country' ~ '^([A-Z]{2})?$' and "schools"."seller" ?& array['state', 'tax_id', 'phone']
        and jsonb_typeof("schools"."seller"->'is_vat_exempt') = 'boolean'
      ) is true);