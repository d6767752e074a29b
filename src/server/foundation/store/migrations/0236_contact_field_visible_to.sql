-- Who of the team sees what contacts have in an own field.
alter table contact_field add column visible_to text not null default 'team';
