import type { HouseThoughts } from '#lore/authored.ts'

/** What a planet is good for that has just come into a house: a friendly or a light one, and one that pushes. */
export const entryThoughts: Record<'eases' | 'presses', HouseThoughts> = {
  eases: {
    1: {
      says: [
        'For a few weeks you are the one people look at first, and they mostly like what they see.',
        "It's easier than usual to begin things in your own name.",
        "If you've been waiting to be asked, you can stop, since the ones who'd ask are waiting for a sign from you.",
      ],
      task: 'Make the first move in one thing that you had left to others.',
    },
    2: {
      says: [
        "Your attention goes to what you have, and whether it's being put to any use.",
        "There's money to be found in the next weeks in places where you already own it.",
        'A little order there feels better than a little shopping.',
      ],
      task: 'Use, sell, or give away one good thing that has been lying about.',
    },
    3: {
      says: [
        'The neighborhood gets interesting, and so does your inbox.',
        'Short trips and short messages do more in the coming weeks than anything you could plan at length.',
        'Someone you see every day may turn out to know something.',
      ],
      task: 'Take a different way home, and talk to one person on it.',
    },
    4: {
      says: [
        "You come home more, even if you haven't been away.",
        'The weeks ahead are good for the people you live with and for the room that has been waiting for you to care about it.',
        "You may notice what you've been calling tiredness.",
      ],
      task: "Make one corner at home into a place where you'd sit on purpose.",
    },
    5: {
      says: [
        'The next few weeks have more play in them, if you leave the gaps alone.',
        "You're better company than you've been, especially for children and for anyone who might be flirting with you.",
        "It doesn't have to lead to anything.",
      ],
      task: 'Accept the next invitation that sounds like fun before you look at your calendar.',
    },
    6: {
      says: [
        'You get an eye for what could run better, and the patience to see to it.',
        'For some weeks the small things at work and in the body answer quickly to being looked after.',
        "It would be a shame to spend that on other people's lists first.",
      ],
      task: "Book the appointment that you've been moving from month to month.",
    },
    7: {
      says: [
        'Other people come closer, and they have something to say.',
        'You learn more about yourself across a table in the coming weeks than you would alone with a journal.',
        'Much of it will be pleasant, and some of it will be about you.',
      ],
      task: 'Give one person your evening, and let them choose what you do with it.',
    },
    8: {
      says: [
        "You're let in on things.",
        "For some weeks people tell you what they don't tell others, about money or about love, and you're easier to tell in return.",
        "It's a good time for the conversation that needs a closed door.",
      ],
      task: 'Tell someone close one thing about your finances or your fears that you normally round off.',
    },
    9: {
      says: [
        'You start looking at flights, or at the shelf with the long books.',
        'The coming weeks want you to be a beginner at something, preferably in company that knows more than you.',
        'Your own opinions will look fresher afterward.',
      ],
      task: 'Spend half an hour on a subject that you know nothing about and have always liked the sound of.',
    },
    10: {
      says: [
        "You're more visible than you may have noticed.",
        'People who matter to your work see what you do in the next few weeks, including the small courtesies.',
        "You can afford to ask for things, provided it's in daylight and in so many words.",
      ],
      task: "Tell somebody who could help what you'd like to be doing a year from now.",
    },
    11: {
      says: [
        'There are more people around, and they seem to be your kind.',
        'The weeks ahead are for groups, plans, and the friend who always knows what is on.',
        "You'll get more from it as a guest than as the host.",
      ],
      task: 'Go to one thing that you were going to skip, and stay for an hour.',
    },
    12: {
      says: [
        "You'll want more time alone than you can easily explain.",
        'The next few weeks clear away what the past year left behind.',
        'What looks like laziness from outside is how you get ready for your own beginning.',
      ],
      task: "Keep one evening this week free of people, and don't fill it.",
    },
  },
  presses: {
    1: {
      says: [
        'You have more drive than usual and less patience, and both of them show.',
        'For some weeks whatever you want comes out as if it were urgent.',
        'Some of it is, and people will help with that part if they can tell which it is.',
      ],
      task: 'Put the new energy into something physical first, and into the argument second.',
    },
    2: {
      says: [
        'You want to earn more, or to stop losing it, and you want to see it happen.',
        'The coming weeks push you to ask, to sell, or to defend what is yours.',
        'They also push you to spend it, usually on tools.',
      ],
      task: "Ask for one sum that you're owed, with a date.",
    },
    3: {
      says: [
        "Your tongue has been sharpened, and it's looking for something to cut.",
        'For some weeks you get through calls and errands at twice the speed, and into twice as many disagreements.',
        'The speed is worth having.',
      ],
      task: 'Read every message once more before it goes, and take out the last sentence.',
    },
    4: {
      says: [
        'Something at home has put up with enough.',
        'In the next weeks it gets moved, painted, or shouted about, and the first two are better ways to find out what the third was for.',
        "Everybody who lives there has more energy than they've got room for.",
      ],
      task: 'Start on one job at home that makes noise, and ask the others to join in.',
    },
    5: {
      says: [
        "You'd like to play, and you'd like to win.",
        'The coming weeks put some heat into whatever you do for love, and into whomever.',
        "The other player may need to be told that it's a game.",
      ],
      task: 'Find a rival you like, and set a time for the match.',
    },
    6: {
      says: [
        "You've got the energy for the work, and you'd like everyone else to have it too.",
        'For some weeks you get through a great deal, and you notice exactly who does not.',
        'Your body would like part of that effort for itself.',
      ],
      task: 'Do the worst task first each day this week, and leave on time.',
    },
    7: {
      says: [
        "Someone may come at you with what they want, and it isn't all unwelcome.",
        'In the coming weeks you find your own temper in other people.',
        "Those who push you are mostly asking you to push back, so that they'll know where you stand.",
      ],
      task: 'Say no or yes to one person without explaining, and see what they do with it.',
    },
    8: {
      says: [
        'You want to get to the bottom of a matter, and you have the stamina.',
        'The next weeks stir up what is shared, such as a bill, a bed, or a suspicion.',
        'What you can ask about is worth pursuing, and the rest will only keep you awake.',
      ],
      task: "Ask the question about money or trust that you've been answering for yourself.",
    },
    9: {
      says: [
        "You're spoiling for an argument about what is right, or for a long way to go.",
        'The second is cheaper.',
        "For some weeks you've got the courage to begin something far away or difficult, and the bad luck to believe that anyone who doubts it is against you.",
      ],
      task: 'Walk, drive, or study further than you need to, before you try to convince anyone.',
    },
    10: {
      says: [
        'You want to get on, and you want it to be noticed.',
        "The weeks ahead give you the push to go for something at work that you'd usually wait to be offered.",
        'They may also put you across from somebody who wants the same thing.',
      ],
      task: 'Tell the person in charge what you are going for before somebody else tells them.',
    },
    11: {
      says: [
        "You've had enough of waiting for the group to decide.",
        'For some weeks you are the one who gets people moving, and the one they grumble about on the way.',
        "That's a fair trade, if you choose the destination with care.",
      ],
      task: 'Pick one plan among friends, and organize the first step yourself.',
    },
    12: {
      says: [
        "Something is pushing from inside, and there's nothing in front of you to push against.",
        'In the next weeks you may be cross without a reason, or tired from a fight that nobody else attended.',
        'It eases when you do something strenuous by yourself, with no result.',
      ],
      task: 'Wear yourself out alone once this week, with a swim, a hill, or a very dirty job.',
    },
  },
}
