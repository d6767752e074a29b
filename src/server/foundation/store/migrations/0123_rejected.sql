-- Answers of which the customer said that they are not what they asked. Their messages are misunderstood ones too.
alter table message_fact add column rejected boolean not null default false;
drop index message_fact_open;
create index message_fact_open on message_fact (bot_id, message_id desc)
  where (rule in ('fallback', 'clarification') or rejected) and resolution is null;
