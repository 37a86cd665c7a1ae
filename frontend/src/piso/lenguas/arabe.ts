import '@fontsource-variable/noto-sans-arabic/wght.css';
import './arabe.css';

export { default } from './ar.json';
