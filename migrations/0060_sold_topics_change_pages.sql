-- The page of a community that is sold tells its topics to visitors.
DROP TRIGGER content_changed ON topics;
--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OF title, description, position, product_id ON topics FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed();
--> statement-breakpoint
-- Nobody can buy a community without topics: none is published without one, and none that is loses its last.
CREATE FUNCTION refuse_empty_community() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  sold uuid;
begin
  if tg_table_name = 'products' then sold := new.id; else sold := old.product_id; end if;
  perform from products where id = sold and kind = 'community' and status = 'published' for update;
  if found and not exists (select from topics where product_id = sold) then
    raise exception 'A community on the site holds a topic' using errcode = 'restrict_violation', constraint = 'products_community_topics';
  end if;
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER refuse_empty_community AFTER INSERT OR UPDATE OF status, kind ON products FOR EACH ROW
  WHEN (new.kind = 'community' and new.status = 'published') EXECUTE FUNCTION refuse_empty_community();
--> statement-breakpoint
CREATE TRIGGER refuse_empty_community AFTER DELETE OR UPDATE OF product_id ON topics FOR EACH ROW
  WHEN (old.product_id is not null) EXECUTE FUNCTION refuse_empty_community();
