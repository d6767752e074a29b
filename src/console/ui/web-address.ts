/** Whether an address leads to a page of the web. Only such addresses become links: others could run scripts. */
export const isWebAddress = (address: string): boolean => /^https?:\/\//i.test(address)
