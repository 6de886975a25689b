CREATE OR REPLACE FUNCTION public.refuse_unbalanced()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from posted group by entry_id having sum(amount) <> 0) then
    raise exception 'An entry of the ledger makes zero' using errcode = 'check_violation', constraint = 'ledger_postings_zero';
  end if;
  return null;
end $function$;

CREATE TRIGGER refuse_unbalanced AFTER INSERT ON public.ledger_postings REFERENCING NEW TABLE AS posted FOR EACH STATEMENT EXECUTE FUNCTION refuse_unbalanced();
