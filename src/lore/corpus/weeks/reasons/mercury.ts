import type { WeekReasons } from '#lore/authored.ts'

export const mercuryReasons: WeekReasons = {
  eases: {
    1: "you meet people by asking, and you don't count that as part of your charm",
    2: "you explain things well, and it comes easily enough for you to forget that it's worth money",
    3: "you're quick with words, and you can talk all around a thing that two lines would settle",
    4: 'you like to know how things hang together, and at home you stopped asking too soon',
    5: "your mind likes to play, and grown-up conversation doesn't give it enough to do",
    6: 'you keep your whole working day in your head, and it takes up space that you could use',
    7: 'you find out what you think by talking to one other person, and it matters how well they listen',
    8: 'you want clear terms where money and trust are concerned, and you worry that it sounds cold to ask',
    9: "you learn because you're curious, and one bad teacher can convince you that you've no talent",
    10: 'you can talk about your work to anyone, and you get stiff when it counts',
    11: "you know a little about everyone, and you see who'd suit whom before they do",
    12: "you understand things on your own, late, and you often explain them away before you've finished the thought",
  },
  presses: {
    1: "you notice the weak spot first, and you often mention it before you've said what you like",
    2: 'you calm yourself by checking, and each check leaves you with one more thing to check',
    3: 'you answer everybody, and you have a hard time letting a conversation end',
    4: 'you remember conversations exactly, and the people you live with remember them exactly, too',
    5: 'you like to compare before you choose, and you can go on comparing until the fun is over',
    6: "you like to know at once what has come in, and it's hard for you to leave a thing half known",
    7: "you rehearse what you'll say to the other person, and you give them worse lines than they'd choose",
    8: "you sense what's being left out, and you hint at it in the hope that somebody else will say it",
    9: "you love a good argument, and now and then you forget which side you're on for its own sake",
    10: 'you talk well about your work, and people carry off the joke and leave the point behind',
    11: "you're a good listener in a group, and people bring you what they ought to take to somebody else",
    12: 'you go over what you said long after everybody else has forgotten it',
  },
}
