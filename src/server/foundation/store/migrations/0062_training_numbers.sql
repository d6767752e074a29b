-- Trainings are counted per bot: that is the number that people read. Each gets it as it is stored; whoever stores one
-- holds the bot's row.
alter table training_run add column number integer not null default 0;
update training_run r set number = n.number
  from (select id, row_number() over (partition by bot_id order by id) as number from training_run) n where n.id = r.id;
create unique index training_run_number on training_run (bot_id, number);

create function number_training_run() returns trigger language plpgsql as $$
begin
  if new.number = 0 then
    select coalesce(max(number), 0) + 1 into new.number from training_run where bot_id = new.bot_id;
  end if;
  return new;
end
$$;
create trigger number_training_run before insert on training_run
  for each row execute function number_training_run();
