import type { PlotStakes } from '#lore/authored.ts'

export const firstHouseStakes: readonly [PlotStakes, PlotStakes] = [
  {
    sun: {
      asks: "You'd like to be seen for who you are, and you've made it easy for people to see something tidier.",
      leaves: "Who gets the long version is still open, and it doesn't have to be anyone yet.",
    },
    mercury: {
      asks: "You're good with words, which means you've always been able to talk your way around it.",
      leaves:
        "The wording isn't final, and it needn't be. The next stranger gets the second draft.",
    },
    venus: {
      asks: "You want people to be comfortable with you, and you tend to introduce whichever side of you they'd like best.",
      leaves:
        'Whether everyone likes the new one as much is still open, and you can find that out slowly.',
    },
    moon: {
      asks: "You'd rather be felt than explained, so you've never given the words much thought.",
      leaves:
        "The people who know you won't need it. It's for the others, and there are more of those every year.",
    },
    mars: {
      asks: "You'd rather be judged by what you do, and most people hear what you say first.",
      leaves:
        'Somebody will get it wrong again. You can correct it once and get on with what you were doing.',
    },
    jupiter: {
      asks: "There's more to you than fits into a sentence, and you've tended to put all of it in.",
      leaves: "What you've left out is still true. It can come up on the second evening.",
    },
    saturn: {
      asks: "You don't like to claim anything that you haven't earned, and you're slow to say when you have.",
      leaves:
        "There's a title, or a word, that you've earned and don't use yet. You could try it on one person.",
    },
    asc: {
      asks: "You've worn it for so long that you can't tell any longer where it ends and you begin.",
      leaves: "People who see you every day will notice last. You don't have to tell them.",
    },
  },
  {
    moon: {
      asks: 'You pick up the speed of the people you live and work with, and after a while you take it for yours.',
      leaves: 'How you keep it up in company is still to be found out. Alone, you know.',
    },
    mars: {
      asks: 'You like to push, and being busy has always felt better to you than waiting.',
      leaves: "The next real rush will show whether you can stop again when it's over.",
    },
    jupiter: {
      asks: 'You say yes easily, because most things sound good at the moment when you hear them.',
      leaves:
        'You have a few old promises to work off at the old speed, and then you can see how much room there is.',
    },
    saturn: {
      asks: "You find it hard to believe that you've done enough, so nothing tells you when to stop.",
      leaves: 'Some people will have to be reminded that you stop at six. You may be one of them.',
    },
    sun: {
      asks: "You like to be equal to whatever comes, and it hasn't occurred to you that some of it could come slower.",
      leaves: 'You may miss being impressive. That wears off sooner than being tired did.',
    },
    mercury: {
      asks: 'Your head is always two things ahead, and it takes the rest of you along.',
      leaves:
        'Your mind will go on being faster than your day. It can wait for you in the next room.',
    },
    venus: {
      asks: "You don't like to keep people waiting, so you've taken over whatever speed they had.",
      leaves: "Somebody will find you slow. If they like you, they'll walk a little slower.",
    },
    asc: {
      asks: "People know you by it, and they'd be surprised to hear that it isn't natural to you.",
      leaves: "A few people will ask if you're all right. You can say that you're on time.",
    },
  },
]
