-- Whatever has a price can be offered beside a purchase, and after it. What has a time that is chosen waits for its buyer to choose it.
CREATE OR REPLACE FUNCTION refuse_bump() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if not exists (
    select from products sold, products offered join variants on variants.product_id = offered.id
    where sold.id = new.product_id and sold.school_id = new.school_id
      and offered.id = new.offered_product_id and offered.school_id = new.school_id
      and variants.id = new.variant_id
  ) then
    raise exception 'A bump offers a price of a product of its own school' using errcode = 'check_violation', constraint = 'bumps_offered';
  end if;
  return new;
end $$;
