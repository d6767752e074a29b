-- The questions of a response are its intent's examples: who changes these, changes the response, so that somebody who
-- saves it with the questions of before is told. Said here, since examples are written in many ways.
create function question_of(of example) returns integer language sql immutable as $$
  select case when of.deleted_at is null and of.split = 'train' and of.state = 'active' then of.intent_id end
$$;

create function change_responses_of_question() returns trigger language plpgsql as $$
declare
  before integer := case when tg_op = 'UPDATE' then question_of(old) end;
  after integer := question_of(new);
begin
  if before is not distinct from after and (before is null or old.text = new.text) then
    return null;
  end if;
  -- once for each transaction: one that wrote the response itself has changed it already
  update response set version = version + 1, updated_at = new.updated_at, updated_by = new.updated_by
    where intent_id in (before, after) and deleted_at is null and xmin <> pg_current_xact_id()::xid;
  return null;
end
$$;
create trigger change_responses_of_question after insert or update of intent_id, text, split, state, deleted_at on example
  for each row execute function change_responses_of_question();
