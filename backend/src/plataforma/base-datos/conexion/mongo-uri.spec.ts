import { publicName, withDatabase, withoutPromises } from './mongo-uri';

it.each([
  ['mongodb://localhost', 'mongodb://localhost/carta'],
  ['mongodb://localhost:27017/', 'mongodb://localhost:27017/carta'],
  ['mongodb://a,b,c/?replicaSet=rs0', 'mongodb://a,b,c/carta?replicaSet=rs0'],
  ['mongodb+srv://u:p@cluster.example/bistro?w=1', 'mongodb+srv://u:p@cluster.example/bistro?w=1'],
  [
    'mongodb://%2Ftmp%2Fdb.sock/?directConnection=true',
    'mongodb://%2Ftmp%2Fdb.sock/carta?directConnection=true',
  ],
])('names the database of %s', (uri, expected) => {
  expect(withDatabase(uri)).toBe(expected);
});

it.each([
  ['mongodb://a,b/carta', 'mongodb://a,b/carta'],
  ['mongodb://a/carta?w=1&j=false&readPreference=secondary', 'mongodb://a/carta'],
  [
    'mongodb://u:p@a,b/carta?replicaSet=rs0&W=0&retryWrites=false&authSource=admin',
    'mongodb://u:p@a,b/carta?replicaSet=rs0&authSource=admin',
  ],
])('takes from %s what is not for it to say', (uri, expected) => {
  expect(withoutPromises(uri)).toBe(expected);
});

it.each([
  ['mongodb://ana:p%40ss@db.example:27017/carta', 'db.example:27017/carta'],
  ['mongodb://a:1,b:2/?replicaSet=rs0', 'a:1,b:2'],
  ['not an address', ''],
])('shows %s without its password', (uri, expected) => {
  expect(publicName(uri)).toBe(expected);
});
