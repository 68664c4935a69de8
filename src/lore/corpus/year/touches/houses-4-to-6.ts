import type { YearTouches } from '../../../year-ahead.ts'

/** By house, in the order of its questions. */
export const touchesTwo: Record<4 | 5 | 6, readonly [YearTouches, YearTouches]> = {
  4: [
    {
      sun: {
        presses:
          'You need room to be yourself in, and asking for it feels like asking for applause.',
        eases: 'You take up your full width at home, and nobody is squeezed by it.',
      },
      moon: {
        presses:
          "Everyone's mood comes through the wall, and you'd give a good deal for an hour without one.",
        eases: 'You come home and can feel your shoulders drop, so you know what the room is for.',
      },
      mercury: {
        presses:
          "You can't hear yourself think, and you may say so to the wrong member of the household.",
        eases:
          "A talk about who uses what is likely to go better than you feared, because you've stopped rehearsing it.",
      },
      venus: {
        presses:
          'You keep the peace by giving up the good corner again, and you notice it at bedtime.',
        eases:
          'You make one part of the place beautiful, and it starts to belong to you by that alone.',
      },
      mars: {
        presses:
          "Tempers are short where people share a bathroom, and what you're fighting about is space.",
        eases: "You rearrange one part of your home by yourself, and it's yours from then on.",
      },
      jupiter: {
        presses: 'You may invite people in when what you wanted was fewer of them.',
        eases:
          "There's more space than you thought, once somebody has said what they no longer need.",
      },
      saturn: {
        presses:
          "You're the one who keeps the place running, and it leaves you no place in it to sit down.",
        eases:
          'One fixed hour at home is yours, and it holds because you announced it and kept to it.',
      },
      asc: {
        presses:
          "People read your face for what's the matter, and the matter is that you haven't been alone since breakfast.",
        eases: "You're good company, mostly because you've had some time without any.",
      },
      mc: {
        presses:
          'Work may follow you home, and if you do it at the kitchen table, you may lose the table.',
        eases:
          "Work leaves you a little more of the day, and you know at once where you'd like to spend it.",
      },
    },
    {
      sun: {
        presses:
          "You'd like to do it differently, and it feels like disloyalty, which shows how well you were taught.",
        eases: 'You can be proud of where you come from and still leave one piece of it out.',
      },
      moon: {
        presses:
          "When you're tired you do it the way it was done at home, without a thought, and wonder afterward whose mood that was.",
        eases:
          'The habit has some warmth in it, and you find that you can keep the warmth by itself.',
      },
      mercury: {
        presses:
          'You may hear yourself use a sentence from your childhood, complete with the sigh.',
        eases:
          'You ask an older relative how the habit began, and the story is shorter than the habit is old.',
      },
      venus: {
        presses:
          'Somebody you love may do it otherwise, and you take it as a lack of love for a day or two.',
        eases: 'You pick what you like from two ways of doing things, and neither side minds.',
      },
      mars: {
        presses:
          'A quarrel may start over something small, with both of you defending a kitchen you no longer live in.',
        eases: 'You skip it once, out of sheer energy, and nothing falls down.',
      },
      jupiter: {
        presses: 'You may make a feast of the old habit, and clean up after it alone.',
        eases: "You meet a household that does it all the other way around, and it's rather fun.",
      },
      saturn: {
        presses: "The habit has become a duty, with dates, and you're the one who keeps the list.",
        eases: "You hand one part of it to somebody who'd have done it years ago if you had asked.",
      },
      asc: {
        presses:
          "People may tell you that you're just like somebody in your family, and you hear it as news.",
        eases: 'You come across as your own person, including to people who knew you at twelve.',
      },
      mc: {
        presses:
          "You may be running something at work by your family's rules, and somebody who didn't grow up there objects.",
        eases:
          'What you learned at home turns out to be of use in public, and you get the credit for it.',
      },
    },
  ],
  5: [
    {
      sun: {
        presses:
          "You've been judging your days by what they're good for, and this is one you can't get good marks for.",
        eases: "You enjoy yourself in plain sight and don't call it recovery.",
      },
      moon: {
        presses:
          "You're too worn out for fun, and you may notice that the lack of fun is part of what wore you out.",
        eases:
          "You do the thing for comfort, with no idea of getting better at it, and that's how it's meant.",
      },
      mercury: {
        presses: 'You read about it instead of doing it, and watch other people do it well.',
        eases: 'You learn one small trick of it, and you look forward to trying it again.',
      },
      venus: {
        presses:
          "You give the free hour to somebody who asked nicely, and you'd rather have had the hour.",
        eases: 'You know what you like, and somebody may like that you do.',
      },
      mars: {
        presses:
          "All your drive goes to what's due, and by night there's none left that you'd play with.",
        eases: 'You have strength to spare, and for once you spend it on something of no use.',
      },
      jupiter: {
        presses:
          'You may buy the equipment, all of it, and then need a bigger closet before you can begin.',
        eases:
          "An invitation may come with fun in it and no other purpose, and you say yes before you've checked the week.",
      },
      saturn: {
        presses:
          "Work has the better argument every time, so the hobby needs an hour that can't be argued with.",
        eases: 'A regular evening does more for it than any amount of enthusiasm, and you get one.',
      },
      asc: {
        presses: 'You look busy to everyone, and nobody offers a busy person anything amusing.',
        eases: 'You look as if you were enjoying yourself, and people come over to see what it is.',
      },
      mc: {
        presses:
          'Somebody may ask whether you could do it for money, and you feel the fun go out of it for a moment.',
        eases:
          "Things at work are in good order, so there's nothing you have to earn your pleasure with.",
      },
    },
    {
      sun: {
        presses:
          'Whatever you show of yourself feels like a verdict on the whole of you, so you show less, and like it less.',
        eases: "You stand behind what you've made without a joke in front of it.",
      },
      moon: {
        presses:
          'You mind the lack of a reaction more than a bad one, and it takes you a night to admit it.',
        eases:
          'Somebody close to you may see the thing first, and their face is all the answer you need.',
      },
      mercury: {
        presses:
          'You explain it before anyone has looked, and the explanation is better finished than the thing.',
        eases: "You find the right name for it, and it's easier to show with a name.",
      },
      venus: {
        presses:
          'You make it prettier so that nobody could mind, and lose the part that somebody might have loved.',
        eases: "It's to your own taste, and somebody else turns out to share it.",
      },
      mars: {
        presses: 'You push it out in a bad temper, half done, to get the waiting over with.',
        eases: "You dare it before you've thought up the objections, and they come too late.",
      },
      jupiter: {
        presses: "The plan for it gets so large that there's nothing yet to show.",
        eases: "The audience may be bigger than you'd have asked for, and kinder.",
      },
      saturn: {
        presses: 'You hold it to a standard that nothing anyone has shown you would meet.',
        eases: 'You finish it, and a finished thing is oddly easy to hand over.',
      },
      asc: {
        presses:
          "You feel looked at and put the thing away, although they'd only come to look at it.",
        eases: 'You seem at ease about it, and people judge the thing by how you look, kindly.',
      },
      mc: {
        presses:
          "It could be seen by people whose opinion counts, and you find three reasons why it's too early.",
        eases: 'Somebody whose opinion counts may have a look and ask for more of the same.',
      },
    },
  ],
  6: [
    {
      sun: {
        presses:
          'Being needed has been good for your pride, and it takes some honesty to see how many chores that explains.',
        eases: 'You can turn a chore down without feeling smaller for it.',
      },
      moon: {
        presses: "You take on the work so that nobody gets upset, and then you're the one who is.",
        eases:
          'You feel looked after for a while, which takes two or three items off the list by itself.',
      },
      mercury: {
        presses:
          "You write the list out in full, and it's a shock, and it's also the first time you could cross something off.",
        eases: "You ask whose job it is in so many words, and there's an answer.",
      },
      venus: {
        presses: "You say yes because they asked nicely, and there's another one that isn't yours.",
        eases: 'Work goes better in good company, and some of the list gets done by two.',
      },
      mars: {
        presses:
          "You do it all at once and angrily, including what belongs to the people you're angry at.",
        eases: 'You get through your own share by noon and see how short it was.',
      },
      jupiter: {
        presses: 'You volunteer, and you can hear the list getting longer as you speak.',
        eases: "Somebody may offer help on a scale that you'd never have asked for.",
      },
      saturn: {
        presses:
          "You may want to go down the list and put a name to each chore, yours or somebody else's.",
        eases:
          'One thing at a time is enough for once, and the rest of the list waits without complaining.',
      },
      asc: {
        presses: 'You look capable, which is how most of the chores found you.',
        eases: 'You come across as someone with a full day, and people think before they ask.',
      },
      mc: {
        presses:
          "The work goes up and the thanks don't, so it becomes worth asking which part of it is your job.",
        eases:
          "You're noticed for what you do well, and it's suggested that you do less of the rest.",
      },
    },
    {
      sun: {
        presses:
          "You start the day already behind on being who you'd like to be, and that's a poor hour for it.",
        eases: 'You wake up on your own side, and the first hour is proof of it.',
      },
      moon: {
        presses:
          "The mood you wake up in runs the morning, and you've been giving it coffee and no time.",
        eases:
          'You sleep well, and the morning is kind without your having done anything about it.',
      },
      mercury: {
        presses: "The first thing you read in the morning is what you're annoyed about at noon.",
        eases: 'You can think before nine, and it makes you wonder what the phone was for.',
      },
      venus: {
        presses: "You give your best hour to pleasing somebody, and the day gets what's left.",
        eases: 'Breakfast is something you look forward to, and it changes when you go to bed.',
      },
      mars: {
        presses: 'You charge at the day and are spent by eleven.',
        eases: "You're up and moving before you've had time to object.",
      },
      jupiter: {
        presses: 'You plan a perfect morning with nine things in it, and it lasts until Tuesday.',
        eases:
          "There's a morning with more time in it than you need, and you find out what you'd do with that.",
      },
      saturn: {
        presses:
          'You get up earlier out of duty and get less done, so something about your mornings has to change.',
        eases: 'One small habit has held for so long that your mornings need no willpower for it.',
      },
      asc: {
        presses: 'You look tired, and people are kind enough to say so.',
        eases: "You look rested, and somebody may ask what you've changed.",
      },
      mc: {
        presses: 'Work has moved into your first hour, and nobody remembers having allowed it.',
        eases: 'Your hours at work loosen a little, and the morning is where you feel it.',
      },
    },
  ],
}
