-- How often people had a message sent again, and up to which attempt a part certainly failed before that.
alter table message add column resends smallint not null default 0;
alter table outbound_part add column given_up smallint not null default 0;

-- The message that a draft answers to; it may be gone, like that of message.reply_to.
alter table chat_draft add column reply_to bigint;
