/** Lets jobs be taken fairly and within the running limit, and queued runs be counted, both without reading the whole queue. */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Its predicate changes when a run starts and when it settles, never with an event.
    create index if not exists runs_queued on runs (environment, id) where state = 'queued';

    -- The queue makes its tables after this migration: both functions name them when they run.
    create or replace function index_run_jobs() returns void language plpgsql as $body$
    declare
      jobs text := (select q.table_name from pgboss.queue q where q.name = 'runs');
    begin
      perform pg_advisory_xact_lock(7140227);
      execute format(
        'create index if not exists run_jobs_waiting on pgboss.%I (group_id, coalesce(group_tier, ''''), id)
          where state < ''active'' and not blocked', jobs);
    end $body$;

    -- Each statement of a function sees what was committed before it began. So whoever waited for the lock counts
    -- the jobs that the one before took, and the limit holds however many processes ask at once.
    create or replace function take_run_jobs(slots integer, running_max integer)
    returns table (job_id uuid, retries integer, environment text)
    language plpgsql
    -- A queue grows from nothing to thousands between two looks of the planner, which then would sort it whole.
    set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off set jit = off as $body$
    begin
      perform pg_advisory_xact_lock(7140227);
      -- The start of the run is committed after this on the same log, and flushes it too; nobody waits for a disk under the lock.
      perform set_config('synchronous_commit', 'off', true);
      return query
      with recursive holding as materialized (
        select j.group_id as env, coalesce(j.group_tier, '') as lane, count(*)::integer as held
        from pgboss.job j where j.name = 'runs' and j.state = 'active' and j.group_id is not null
        group by 1, 2
      ), waiting as (
        -- One probe of the index per environment that waits, then one per lane: how many jobs wait behind does not count.
        (select j.group_id as env from pgboss.job j
          where j.name = 'runs' and j.state < 'active' and not j.blocked and j.group_id is not null
          order by j.group_id limit 1)
        union all
        select (select j.group_id from pgboss.job j
          where j.name = 'runs' and j.state < 'active' and not j.blocked and j.group_id > w.env
          order by j.group_id limit 1)
        from waiting w where w.env is not null
      ), roomy as materialized (
        select w.env, coalesce(h.held, 0) as held,
          least(slots, case when running_max = 0 then slots else running_max - coalesce(h.held, 0) end) as room
        from waiting w left join (select g.env, sum(g.held)::integer as held from holding g group by g.env) h on h.env = w.env
        where w.env is not null and (running_max = 0 or coalesce(h.held, 0) < running_max)
      ), lanes as (
        select r.env, r.room, (select coalesce(j.group_tier, '') from pgboss.job j
          where j.name = 'runs' and j.state < 'active' and not j.blocked and j.group_id = r.env
          order by coalesce(j.group_tier, '') limit 1) as lane
        from roomy r
        union all
        select l.env, l.room, (select coalesce(j.group_tier, '') from pgboss.job j
          where j.name = 'runs' and j.state < 'active' and not j.blocked and j.group_id = l.env
            and coalesce(j.group_tier, '') > l.lane
          order by coalesce(j.group_tier, '') limit 1)
        from lanes l where l.lane is not null
      ), heads as (
        select l.env, o.id, o.lost, coalesce(g.held, 0) + row_number() over (partition by l.env, l.lane order by o.id) as lane_place
        from lanes l left join holding g on g.env = l.env and g.lane = l.lane
        cross join lateral (
          select j.id, j.state = 'retry' as lost from pgboss.job j
          where j.name = 'runs' and j.state < 'active' and not j.blocked and j.group_id = l.env
            and coalesce(j.group_tier, '') = l.lane and j.start_after <= pgboss.job_now()
          order by j.group_id, coalesce(j.group_tier, ''), j.id limit l.room) o
        where l.lane is not null
      ), places as (
        -- A run whose worker was lost counts as running until another takes it, so it goes first. Equal claims are drawn
        -- for: by age, a long queue would stay in front of all that came later wherever there is one slot.
        select p.env, p.id, row_number() over (partition by p.env order by p.lost desc, p.lane_place, random()) as place
        from heads p
      ), taken as (
        select p.id from places p join roomy r on r.env = p.env
        where p.place <= r.room order by r.held + p.place, random() limit slots
      )
      update pgboss.job j set state = 'active', started_on = pgboss.job_now(), heartbeat_on = pgboss.job_now(),
        retry_count = case when j.started_on is null then j.retry_count else j.retry_count + 1 end
      where j.name = 'runs' and j.state < 'active' and j.id = any (array(select t.id from taken t))
      returning j.id, j.retry_count, j.group_id;
    end $body$;
  `);
}
