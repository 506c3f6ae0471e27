import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { sections } from '../../../shared/site/sections.ts';
import { previewCalls, profileCall } from './home-calls.mjs';
import { words } from './words.mjs';
import './style.css';

/** An answer of the API once it is there. */
function useCall(address) {
  const [answer, setAnswer] = useState();
  useEffect(() => {
    fetch(address)
      .then((response) => response.json())
      .then(setAnswer, () => setAnswer({}));
  }, [address]);
  return answer;
}

const imageAddress = (image) => (image.startsWith('http') ? image : `/storage/${image}`);

function Card({ item, path }) {
  const address = location.origin + path;
  return (
    <article className="card">
      {item.image && <img src={imageAddress(item.image)} alt="" width="960" height="600" loading="lazy" />}
      <p>{item.date_ar}</p>
      <h3>
        <a href={path}>{item.title_ar}</a>
      </h3>
      <p className="text">{item.description_ar}</p>
      <ul>
        {Object.entries(words.share).map(([name, share]) => (
          <li key={name}>
            <a href={share + encodeURIComponent(address)}>{name}</a>
          </li>
        ))}
      </ul>
    </article>
  );
}

function Preview({ section, call }) {
  const answer = useCall(call);
  const items = answer?.[section.answer[0]];
  return (
    <section>
      <h2>{words.sections[section.key]}</h2>
      {!answer && <p role="status">{words.loading}</p>}
      <div className="cards">
        {items?.map((item) => (
          <Card key={item.id} item={item} path={`${section.detail}/${item.id}/ar`} />
        ))}
      </div>
      <a href={section.list}>{words.more}</a>
    </section>
  );
}

function Manager() {
  const profile = useCall(profileCall)?.content;
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
        <h1>{words.name}</h1>
        <img src="/storage/hero/cedars-1920x1080.webp" alt="" width="1920" height="1080" />
      </header>
      <main>
        <Manager />
        {sections.map((section, index) => (
          <Preview key={section.key} section={section} call={previewCalls[index]} />
        ))}
      </main>
    </>
  );
}

createRoot(document.getElementById('root')).render(<Home />);
