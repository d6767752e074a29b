// `npm run serve`: production mode. Settings come from the environment, and weak ones are rejected (see README).
process.env.MODE = 'production'
process.env.LOG_LEVEL ??= 'info'
await import('./start.mjs')
