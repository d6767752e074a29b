-- When an intent was last asked for: the health of intents asks for the newest of each.
create index message_fact_intent on message_fact (intent_id, at desc) where intent_id is not null;
