-- How a message was read beyond its words: {topic, wishes: [{text, name, confidence}], refused, options, chosen}.
alter table message_fact add column context jsonb;

-- The intent that the customer chose when the bot asked what was meant.
alter table message_fact add column chosen_intent_id integer references intent on delete set null;
create index message_fact_chosen on message_fact (chosen_intent_id) where chosen_intent_id is not null;
