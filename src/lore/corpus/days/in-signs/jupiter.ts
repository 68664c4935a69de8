import type { SignThoughts } from '#lore/authored.ts'

export const jupiterDaysInSigns: SignThoughts = {
  Aries: {
    eases: {
      says: [
        'You take a chance, and it pays off.',
        'With your Jupiter in Aries, you have your luck at the start of things, before there has been any time to prepare.',
        "Caution isn't a virtue here.",
        "Someone may have half an opening and be looking around for a person who won't ask what the job involves.",
      ],
      task: 'Say yes to one thing before you know how you will manage it.',
    },
    presses: {
      says: [
        "Perhaps you've volunteered again, with your arm up before the question was over.",
        'You trust your own nerve (your Jupiter in Aries), and you seldom read the contract.',
        "It's brave, and it's also the fourth beginning this month.",
        'The other three are lying about half open, and somebody may have been stepping over them to get to you.',
      ],
      task: 'Finish or cancel one thing you began with enthusiasm, before you take up the new one.',
    },
  },
  Taurus: {
    eases: {
      says: [
        "There's enough, and it's of good quality.",
        'Because your Jupiter is in Taurus, you grow rich slowly, in whatever you count as riches, and you like to share them at a table.',
        'You tend to wait for a better occasion.',
        'This one is good enough, and the good bottle, or the afternoon off, would do more now than after another year of keeping.',
      ],
      task: 'Walk through a market or a good store with a friend, and buy something to share.',
    },
    presses: {
      says: [
        "More of the same won't help, though it's very comfortable.",
        'With your Jupiter in Taurus, you answer most troubles with a larger portion.',
        'A second helping works for an evening.',
        "The restlessness that you're feeding wants something that can't be bought or eaten, and it'll be back as soon as the plate is empty.",
      ],
      task: 'Go without one comfort until tomorrow, and see what you were using it to put off.',
    },
  },
  Gemini: {
    eases: {
      says: [
        'One thing leads to another, and both of them are interesting.',
        "You get your good fortune by way of other people's gossip, links, and loose remarks (your Jupiter in Gemini).",
        'Nobody would call it research.',
        "Somebody may mention in passing the very thing that you needed, and you'll only hear it because you stopped to chat.",
      ],
      task: 'Ask three different people the same question, and follow up the least likely answer.',
    },
    presses: {
      says: [
        'You know a little more about the question than is good for you.',
        'Your Jupiter is in Gemini, so you collect opinions the way others collect points, and you always need just a few more.',
        "Yet another article won't decide it.",
        "You've known what you think for some time, and the reading has become a way of not being held to it.",
      ],
      task: 'Write down your opinion as it is, in two lines, and stop looking things up.',
    },
  },
  Cancer: {
    eases: {
      says: [
        'You open the house, and good things walk in.',
        "With your Jupiter exalted in Cancer, you do well by everyone you've ever fed.",
        'You may not think of that as an investment.',
        "It's been one, to judge by who turns up with help, or with a name you needed, before you had gotten around to asking.",
      ],
      task: 'Have somebody over without cleaning up first, and let them bring something.',
    },
    presses: {
      says: [
        'You may have more people around you than you have room for.',
        "You can't say that the house is full (your Jupiter in Cancer).",
        'You love them, so you make up another bed.',
        "Somebody who lives there would like you to themselves for an evening, and can't say that without sounding as though they begrudge the others their dinner.",
      ],
      task: 'Turn one guest or one request away kindly, and give that hour to the person who lives closest.',
    },
  },
  Leo: {
    eases: {
      says: [
        'You think big, and people are relieved that somebody does.',
        'Because your Jupiter is in Leo, you give generously, and you like to be there when the present is unwrapped.',
        "There's nothing wrong with that.",
        'A person with talent and no nerve is standing near you, and a few loud words from you in the right company could change their year.',
      ],
      task: 'Send a talented friend the link to something they could apply for.',
    },
    presses: {
      says: [
        'You could keep a plan simple, but who would see it?',
        'With your Jupiter in Leo, you round every gesture up.',
        'The dinner has become a party, and the party has acquired a theme.',
        "The person it's for may have hoped for you and a pizza, and will be very nice about the band.",
      ],
      task: 'Cut one plan to half its size, and ask the person it is for which half to keep.',
    },
  },
  Virgo: {
    eases: {
      says: [
        'A small improvement turns out to be a large one.',
        'You have your luck in the details (your Jupiter in Virgo), where few people think to look for any.',
        'You may have been told to dream bigger.',
        'Meanwhile some habit you changed a while ago may be paying out every day, and somebody would like the recipe.',
      ],
      task: 'Improve one thing that you do every single day by about five percent.',
    },
    presses: {
      says: [
        "You're so busy being useful that nobody can reach you.",
        "Your Jupiter is in Virgo, so you believe that a good life is one with the work done, and there's always more work of that kind.",
        'It feels modest.',
        'From outside it looks like somebody who has decided that the fun is for others, and it makes the others feel a little guilty.',
      ],
      task: 'Leave one useful job undone, visibly, and go and have the fun at its normal price.',
    },
  },
  Libra: {
    eases: {
      says: [
        'The right person introduces you to the right person.',
        "With your Jupiter in Libra, you do well through other people's good opinion, which you come by honestly.",
        'You were nice when there was nothing in it.',
        'It gets around, and someone you barely know may do you a favor because of how you treated somebody else.',
      ],
      task: 'Write to the person you would like to work or spend time with, and say just that.',
    },
    presses: {
      says: [
        'You may have promised the same thing to two people.',
        "You're generous to the person in front of you (your Jupiter in Libra).",
        'A day later there is another person in front of you.',
        "None of this was dishonest, and you'll have to sit in the middle yourself, unless you tell one of them that you spoke too soon.",
      ],
      task: 'Take back one of two promises that collide, in person, before they compare notes.',
    },
  },
  Scorpio: {
    eases: {
      says: [
        'What you lost was worth less than what it taught you.',
        'Because your Jupiter is in Scorpio, you find your fortune in places that others would rather not look into.',
        "You've been through a few of those.",
        'Somebody is going through something that you came out of, and nobody else around them can say with such authority that it ends.',
      ],
      task: 'Tell someone in trouble how long it took you, and what helped in the second week.',
    },
    presses: {
      says: [
        "You'd like to know everything about a matter, down to the last detail.",
        'With your Jupiter in Scorpio, you do nothing by halves, and that includes suspicion.',
        'A little digging was reasonable.',
        'By now you know things about the matter that nobody could have wanted to know, and none of them has made it easier to decide.',
      ],
      task: 'Stop digging where you are, and decide on the basis of what you knew yesterday.',
    },
  },
  Sagittarius: {
    eases: {
      says: [
        "The long view is what's wanted, and you've got one.",
        'You take it for granted that things will turn out (your Jupiter in Sagittarius, its own sign).',
        'That kind of faith is catching.',
        "You could do with spending it on something that is a size too big for you, while there's somebody nearby who believes it because you do.",
      ],
      task: 'Tell somebody the most hopeful plan you have, and ask them to hold you to the first step.',
    },
    presses: {
      says: [
        "Perhaps you've explained something beautifully to people who had not asked.",
        "Your Jupiter is in Sagittarius, so you turn what you've lived through into advice for everybody else.",
        'Some of it is excellent.',
        "They'd take more of it if there were a pause somewhere, and what they were going to tell you might have changed the advice.",
      ],
      task: 'Ask one person a question about their trouble, and then three more, before you offer anything.',
    },
  },
  Capricorn: {
    eases: {
      says: [
        'Something that takes years to get into has opened up a little.',
        'With your Jupiter in Capricorn, you trust what has been earned, and you get your luck late and keep it.',
        "You'd never call it luck.",
        'Somebody with a say in things has been watching how you work, and a modest request made now would be granted faster than you would think proper.',
      ],
      task: "Write down what you've done in the past year, on one page, and send it to the person who decides.",
    },
    presses: {
      says: [
        "You're not letting yourself have a good thing until you've deserved it.",
        'You ration hope (your Jupiter in Capricorn), and you call that being realistic.',
        'The conditions keep moving.',
        'The celebration was going to be after the project, then after the summer, and by now your guests have eaten.',
      ],
      task: 'Accept one good thing early, before you have finished what was going to earn it.',
    },
  },
  Aquarius: {
    eases: {
      says: [
        'You have an idea, and there are people to have it with.',
        "Because your Jupiter is in Aquarius, you're lucky in crowds, networks, and friends of friends.",
        "On your own you'd only have been right.",
        "If five people can add to it, it'll have somebody else's name on it by the end of the week, and it'll actually exist.",
      ],
      task: "Share the idea in a group, and ask what they'd change.",
    },
    presses: {
      says: [
        "You'd do anything for people, and one of them has left two messages.",
        'With your Jupiter in Aquarius, you think on the scale of everyone.',
        'Someone has to.',
        "But the person with the two messages doesn't need a better world, only the number of your dentist and ten minutes of your time.",
      ],
      task: 'Do the smallest favor that somebody has asked of you, before you do any large good.',
    },
  },
  Pisces: {
    eases: {
      says: [
        'Something works out that you had stopped trying to control.',
        "You believe in what can't be shown on a slide (your Jupiter in Pisces, its own sign).",
        'You rarely argue for it.',
        "There may be a moment, at a sink or on a bus, when it's plain to you that you're looked after, and it would be a pity to reach for the phone.",
      ],
      task: "Give something away that you'd normally sell, store, or explain.",
    },
    presses: {
      says: [
        "You may have believed somebody because it'd be so nice if the story were true.",
        'Your Jupiter is in Pisces, so you extend credit to everybody, in money and in other ways.',
        'Most people pay it back.',
        'If one of them has a story each time, it may be your sympathy that lets the stories go on.',
      ],
      task: "Ask one person for a date by which they'll do what they said.",
    },
  },
}
