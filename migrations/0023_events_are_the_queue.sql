CREATE TABLE "pending_events" (
	"event_id" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
-- What waited in the queue before, of a version that had one.
do $$ begin
  if to_regclass('pgboss.job') is not null then
    insert into pending_events select id from pgboss.job where name = 'domain-events' and state < 'completed';
    delete from pgboss.job where name = 'domain-events';
  end if;
end $$;
