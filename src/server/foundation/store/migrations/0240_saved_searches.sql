-- The searches that a person saved for the lists of a bot. Beside the membership: they go when the person leaves.
alter table membership add column saved_searches jsonb not null default '[]';
