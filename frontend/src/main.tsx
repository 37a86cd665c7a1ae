import { createRoot } from 'react-dom/client';
import './styles/tokens.css';
import './styles/base.css';
import { App } from './app/App';

const raiz = document.getElementById('root');
if (raiz !== null) createRoot(raiz).render(<App />);
