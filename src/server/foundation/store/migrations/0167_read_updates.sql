-- The release notes that a person has read. Those older than their account count as read.
alter table app_user add column read_updates integer[] not null default '{}';
