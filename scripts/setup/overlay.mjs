// Shows the generator's findings over the open page until they are fixed.

/**
 * Sends each change of the findings to the browser.
 * @param vite development server of the console
 * @param generator child process of the watching generator, which sends its findings after each save
 */
export function showFindings(vite, generator) {
  let shown
  generator.on('message', ({ findings }) => {
    const before = shown
    shown = findings.length > 0 ? errorOf(findings) : undefined
    if (shown) vite.ws.send(shown)
    // An update, even an empty one, removes the error overlay.
    else if (before) vite.ws.send({ type: 'update', updates: [] })
  })
  // also for a page that is opened or reloaded meanwhile
  vite.ws.on('connection', () => shown && vite.ws.send(shown))
}

function errorOf(findings) {
  const [{ file, line }] = findings
  const lines = findings.map((one) => `${one.file}:${one.line}: ${one.message}\n    fix: ${one.fix}`)
  return {
    type: 'error',
    err: { message: lines.join('\n'), stack: '', plugin: 'npm run generate', id: file, loc: { file, line, column: 0 } },
  }
}
