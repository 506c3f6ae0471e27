import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type Section, sections } from '../../../shared/site/sections.ts';
import { previewCalls, profileCall } from './home-calls.ts';
import { messages } from './messages.ts';
import './style.css';

type Item = { id: number; image: string | null; date_ar: string; title_ar: string; description_ar: string };

type Profile = { content?: { manager_name: { ar: string }; section_1: { ar: string } } };

/** The response of a call, once it has arrived. */
function useCall<Response extends object>(url: string): Partial<Response> | undefined {
  const [response, setResponse] = useState<Partial<Response>>();
  useEffect(() => {
    fetch(url)
      .then((received) => received.json())
      .then(setResponse, () => setResponse({}));
  }, [url]);
  return response;
}

const imageUrl = (image: string) => (image.startsWith('http') ? image : `/storage/${image}`);

function Card({ item, path }: { item: Item; path: string }) {
  const url = location.origin + path;
  return (
    <article className="card">
      {item.image && <img src={imageUrl(item.image)} alt="" width="960" height="600" loading="lazy" />}
      <p>{item.date_ar}</p>
      <h3>
        <a href={path}>{item.title_ar}</a>
      </h3>
      <p className="text">{item.description_ar}</p>
      <ul>
        {Object.entries(messages.share).map(([name, share]) => (
          <li key={name}>
            <a href={share + encodeURIComponent(url)}>{name}</a>
          </li>
        ))}
      </ul>
    </article>
  );
}

function Preview({ section, call }: { section: Section; call: string }) {
  const response = useCall<Record<string, Item[]>>(call);
  const items = response?.[section.listKeys[0]];
  return (
    <section>
      <h2>{messages.sections[section.key]}</h2>
      {!response && <p role="status">{messages.loading}</p>}
      <div className="cards">
        {items?.map((item) => (
          <Card key={item.id} item={item} path={`${section.detail}/${item.id}/ar`} />
        ))}
      </div>
      <a href={section.list}>{messages.more}</a>
    </section>
  );
}

function Manager() {
  const profile = useCall<Profile>(profileCall)?.content;
  return (
    <section>
      {profile && <h2>{profile.manager_name.ar}</h2>}
      {profile && <p className="text">{profile.section_1.ar}</p>}
    </section>
  );
}

function Home() {
  return (
    <>
      <header>
        <h1>{messages.name}</h1>
        <img src="/storage/hero/cedars-1920x1080.webp" alt="" width="1920" height="1080" />
      </header>
      <main>
        <Manager />
        {sections.map((section, index) => (
          <Preview key={section.key} section={section} call={previewCalls[index] ?? ''} />
        ))}
      </main>
    </>
  );
}

const place = document.querySelector('#root');
if (place) createRoot(place).render(<Home />);
