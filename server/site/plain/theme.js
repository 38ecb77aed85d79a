const look = (chosen) => {
  if (chosen !== null) document.documentElement.dataset.theme = chosen
}
look(localStorage.getItem('theme'))
addEventListener('storage', ({ key, newValue }) => key === 'theme' && look(newValue))
