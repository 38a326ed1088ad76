/**
 * The script of the container, as browsers load it: sends on all that is in `dataLayer`, and all
 * that is pushed there later, once analytics are granted.
 */
export const TAG_SCRIPT = `(() => {
  const to = new URL('/tag', document.currentScript.src);
  const layer = window.dataLayer;
  const granted = {};
  const take = (one) => {
    const words = Object.prototype.toString.call(one) === '[object Arguments]' ? [...one] : one;
    if (words[0] === 'consent') Object.assign(granted, words[2]);
    if (granted.analytics_storage === 'granted')
      void fetch(to, { method: 'POST', mode: 'no-cors', body: JSON.stringify(words), keepalive: true });
  };
  layer.forEach(take);
  const push = layer.push.bind(layer);
  layer.push = (...ones) => {
    ones.forEach(take);
    return push(...ones);
  };
})();
`;
