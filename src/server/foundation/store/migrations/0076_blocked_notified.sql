-- Whether a blocked contact was notified that nobody reads their messages.
alter table contact rename column blocked_told to blocked_notified;
