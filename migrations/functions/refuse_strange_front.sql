CREATE OR REPLACE FUNCTION public.refuse_strange_front()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.product_id is distinct from old.product_id and new.product_id is not null
    and not exists (select from products where id = new.product_id and school_id = new.school_id)
    or new.picture_id is distinct from old.picture_id and new.picture_id is not null
    and not exists (select from images where id = new.picture_id and school_id = new.school_id)
    or exists (
      select from unnest(array[new.quote_id, new.second_quote_id, new.third_quote_id]) quoted
      where quoted is not null and array_position(array[old.quote_id, old.second_quote_id, old.third_quote_id], quoted) is null
        and not exists (select from reviews where id = quoted and school_id = new.school_id))
  then
    raise exception 'A front page leads with what is of its school' using errcode = 'foreign_key_violation', constraint = 'front_strange';
  end if;
  return new;
end $function$;

CREATE TRIGGER refuse_strange_front BEFORE INSERT OR UPDATE ON public.fronts FOR EACH ROW EXECUTE FUNCTION refuse_strange_front();

CREATE TRIGGER refuse_strange_front BEFORE INSERT OR UPDATE ON public.look_drafts FOR EACH ROW EXECUTE FUNCTION refuse_strange_front();

CREATE TRIGGER refuse_strange_front BEFORE INSERT OR UPDATE ON public.past_looks FOR EACH ROW EXECUTE FUNCTION refuse_strange_front();
