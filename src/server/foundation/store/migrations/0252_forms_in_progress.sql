-- Conversations with a form in progress, whose time may pass.
create index chat_dialogue_form on chat_dialogue (chat_id) where state->'form' is not null;
