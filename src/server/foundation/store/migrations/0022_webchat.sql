-- What the webchat's settings ask of its visitors: consent, a conversation begun anew, and since when somebody waits.

-- restarted_at_message: the visitor began anew after this message; he does not see what came before it any more.
alter table webchat_visitor
  add column consented_at timestamptz,
  add column restarted_at_message bigint not null default 0;

-- When the chat became a request for a person: who waits longest is first in line.
alter table chat add column requested_at timestamptz;
update chat set requested_at = last_message_at where type = 'request' and not live;
create index chat_waiting on chat (bot_id, requested_at) where type = 'request' and not live and state <> 2;
