import { openEngine } from './open-engine';

it('says of a Linux without glibc that there is no engine for it, and fetches nothing', async () => {
  // what the report of a Node that was built for musl says of glibc
  const report = jest.spyOn(process.report, 'getReport').mockReturnValue({ header: {} });
  const folders = { db: '/nonexistent/db', sockets: '/nonexistent', cache: '/nonexistent/cache' };

  await expect(openEngine(folders)).rejects.toThrow(/musl, como Alpine, no hay motor/);

  report.mockRestore();
});
