// `npm run serve`: production. Settings come from the environment and weak ones are refused (see README).
process.env.MODE = 'production'
process.env.LOG_LEVEL ??= 'info'
await import('./start.mjs')
