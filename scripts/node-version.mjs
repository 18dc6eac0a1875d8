/** Loaded before anything else, in plain JavaScript: says what to do where Node is too old to read the rest. */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  process.stderr.write(
    `\n  Node ${process.versions.node} cannot run this: it takes 22.18 or later. npm ci brings Node 24 along unless install scripts\n` +
      '  are skipped; run "npm rebuild node" to fetch it, or use a newer Node.\n\n',
  );
  process.exit(1);
}
