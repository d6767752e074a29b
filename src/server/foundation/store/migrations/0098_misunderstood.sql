-- Messages that the bot asked about are misunderstood ones too.
drop index message_fact_open;
create index message_fact_open on message_fact (bot_id, message_id desc)
  where rule in ('fallback', 'clarification') and resolution is null;
