const chosen = localStorage.getItem('theme')
if (chosen !== null) document.documentElement.dataset.theme = chosen
