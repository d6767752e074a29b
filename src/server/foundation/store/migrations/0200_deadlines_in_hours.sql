-- Whether the time limits of an area count only its opening hours. Areas that exist keep counting all hours.
alter table area add column deadlines_in_hours boolean not null default false;
alter table area alter column deadlines_in_hours set default true;
