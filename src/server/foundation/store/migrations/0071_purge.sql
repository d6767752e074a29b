-- Deleting an intent for good looks for what refers to it among the deleted, too, which a partial index can not tell.
drop index response_intent;
create index response_intent on response (intent_id);
drop index example_intent;
create index example_intent on example (intent_id);
