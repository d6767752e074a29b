-- shown: how a channel outside shows a message of the bot (buttons, list, cards…), so that what goes out is what the
-- preview showed. pressed: the button that a customer's message is, as it was offered; its title alone may stand for
-- another by now.
alter table message add column shown jsonb;
alter table message add column pressed jsonb;

-- Whether a contact who is blocked was told so; he is told once.
alter table contact add column blocked_told boolean not null default false;
