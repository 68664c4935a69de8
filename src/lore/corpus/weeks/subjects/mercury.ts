import type { WeekSubjects } from '#lore/authored.ts'

export const mercurySubjects: WeekSubjects = {
  eases: {
    1: {
      subject: 'the first impression you make',
      why: "you meet people by asking, and you don't count that as part of your charm",
    },
    2: {
      subject: 'the advice you give away',
      why: "you explain things well, and it comes easily enough for you to forget that it's worth money",
    },
    3: {
      subject: 'the misunderstanding',
      why: "you're quick with words, and you can talk all around a thing that two lines would settle",
    },
    4: {
      subject: 'the family story you half know',
      why: 'you like to know how things hang together, and at home you stopped asking too soon',
    },
    5: {
      subject: 'talk for its own sake',
      why: "your mind likes to play, and grown-up conversation doesn't give it enough to do",
    },
    6: {
      subject: 'the things you have to remember',
      why: 'you keep your whole working day in your head, and it takes up space that you could use',
    },
    7: {
      subject: 'the person you think with',
      why: 'you find out what you think by talking to one other person, and it matters how well they listen',
    },
    8: {
      subject: "the terms that nobody's written down",
      why: 'you want clear terms where money and trust are concerned, and you worry that it sounds cold to ask',
    },
    9: {
      subject: "the subject you'd like to study",
      why: "you learn because you're curious, and one bad teacher can convince you that you've no talent",
    },
    10: {
      subject: 'the way you describe your work',
      why: 'you can talk about your work to anyone, and you get stiff when it counts',
    },
    11: {
      subject: 'the people you could introduce',
      why: "you know a little about everyone, and you see who'd suit whom before they do",
    },
    12: {
      subject: "the thought you haven't finished",
      why: "you understand things on your own, late, and you often explain them away before you've finished the thought",
    },
  },
  presses: {
    1: {
      subject: 'your questions',
      why: "you notice the weak spot first, and you often mention it before you've said what you like",
    },
    2: {
      subject: 'the numbers you go over',
      why: 'you calm yourself by checking, and each check leaves you with one more thing to check',
    },
    3: {
      subject: 'the talk you only keep up',
      why: 'you answer everybody, and you have a hard time letting a conversation end',
    },
    4: {
      subject: 'the agreements at home',
      why: 'you remember conversations exactly, and the people you live with remember them exactly, too',
    },
    5: {
      subject: 'the choice in front of you',
      why: 'you like to compare before you choose, and you can go on comparing until the fun is over',
    },
    6: {
      subject: 'the interruptions',
      why: "you like to know at once what has come in, and it's hard for you to leave a thing half known",
    },
    7: {
      subject: 'the argument in your head',
      why: "you rehearse what you'll say to the other person, and you give them worse lines than they'd choose",
    },
    8: {
      subject: 'the fact that nobody mentions',
      why: "you sense what's being left out, and you hint at it in the hope that somebody else will say it",
    },
    9: {
      subject: 'the argument you keep up',
      why: "you love a good argument, and now and then you forget which side you're on for its own sake",
    },
    10: {
      subject: 'the jokes about your work',
      why: 'you talk well about your work, and people carry off the joke and leave the point behind',
    },
    11: {
      subject: 'the gossip that reaches you',
      why: "you're a good listener in a group, and people bring you what they ought to take to somebody else",
    },
    12: {
      subject: 'the conversation you keep going back to',
      why: 'you go over what you said long after everybody else has forgotten it',
    },
  },
}
