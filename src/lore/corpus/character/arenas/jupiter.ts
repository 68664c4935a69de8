import type { Arena } from '../../../character.ts'
import type { House } from '../../../house.ts'

export const jupiterArenas: Record<House, Arena> = {
  1: {
    does: [
      {
        says: "Because you look as if you expected good news, people give you credit before you've done anything to earn it.",
        traits: ['trusting'],
      },
      {
        says: "Friends who come late to a restaurant find the table by your laugh, and in most rooms you're a size larger than you mean to be.",
        traits: ['open'],
      },
    ],
    scene: [
      {
        says: "You'll turn up at a sold-out show without a ticket and be inside by the second song, telling the person next to you how it happened.",
      },
      {
        says: "You'll tell a stranger on a train what they're obviously good at, and you'll believe it at least as firmly as they do.",
      },
    ],
    task: [
      'Turn down one thing this month that you could easily manage, and spend the hours on what you keep calling your real plan.',
      "Sign up for the thing you've told people you'd be good at, and show up for the first session before the month is out.",
    ],
  },
  2: {
    does: [
      {
        says: "You expect money to turn up in time, and because it usually does, you spend some of it before it's there.",
        traits: ['trusting'],
      },
      {
        says: "Work that's still growing pays you best, and a job with a fixed top salary starts to lose you when you see the figure.",
      },
    ],
    scene: [
      {
        says: "You'll find fifty dollars in last winter's jacket, and by evening it will have gone toward a dinner for three that came to a hundred and ten.",
      },
      {
        says: "You'll take the bigger size because it's cheaper by the pound, and in March there will be nine rolls of foil under the sink.",
      },
    ],
    task: [
      "For one month, wait three days before any purchase that you've already described to somebody as an investment.",
      "Give away one good thing you own more of than you use, within the month, to a person who'd be glad of it.",
    ],
  },
  3: {
    does: [
      {
        says: 'You always have one more fact and one more story, so a quick question to you can take up a whole lunch break.',
        traits: ['open'],
      },
      {
        says: 'Neighbors and cousins ask you before they look something up, because your answer comes with encouragement.',
      },
    ],
    scene: [
      {
        says: "You'll have four books going, each with a boarding pass in it, and you'll have recommended all of them before you get to the end of one.",
      },
      {
        says: "You'll go over to a neighbor's to borrow a ladder and come back two hours later with tomato plants and no ladder.",
      },
    ],
    task: [
      "Finish the book or course you've left in the middle, and don't recommend another one to anybody until you have.",
      "Teach someone on your street or in your family one thing you know, in an hour that you've both put on the calendar.",
    ],
  },
  4: {
    does: [
      {
        says: "You'd put up with bad furniture for the sake of a home where people drop in, and on most weekends they do.",
        traits: ['open'],
      },
      {
        says: "Because you count on having somewhere to go back to, you take chances that people with bigger savings don't.",
        traits: ['trusting'],
      },
    ],
    scene: [
      {
        says: "A quiet birthday dinner will be for six when you plan it, and by Wednesday you'll be borrowing a second table.",
      },
      {
        says: "You'll see a listing with one room more than you can afford, and before you've scrolled to the bottom the room has a use.",
      },
    ],
    task: [
      'Clear one space at home of things you meant to use someday, and leave it empty for the rest of the month.',
      'Have the relative or roommate you know least over for a meal this month, and ask how they came to live where they live.',
    ],
  },
  5: {
    does: [
      {
        says: "You overbook your fun, and a weekend you'd kept free ends with two parties and a drive to the coast in it.",
        traits: ['playful'],
      },
      {
        says: "When you like someone you're lavish about it, and by the second date you've both agreed on where to spend the summer.",
        traits: ['trusting'],
      },
    ],
    scene: [
      {
        says: "You'll put ten dollars on the horse with the best name, lose it, and count the afternoon as a win.",
      },
      {
        says: "You'll tell a friend's kid that of course she can learn the drums, and spend the ride home working out how you'd help pay for them.",
      },
    ],
    task: [
      "Pick the one hobby you'd keep if you could keep only one, and give it two evenings a week for a month.",
      'Praise something that a child or a beginner has made, before the month is out, by naming the exact part you liked.',
    ],
  },
  6: {
    does: [
      {
        says: "Extra tasks sound interesting to you one at a time, until around Thursday you count how many you've agreed to.",
      },
      {
        says: 'You go in for health on a grand scale, with equipment, and the six workouts a week are walks by the end of the month.',
      },
    ],
    scene: [
      {
        says: "You'll offer to cover one shift for a coworker, and when the schedule goes up you'll find your name on three.",
      },
      {
        says: "Somebody new will ask you where the paper is kept, and you'll end up explaining what the whole department is for.",
      },
    ],
    task: [
      "Hand back one task that you took on in a good mood, and suggest the person who'd do it better.",
      'Choose one healthy habit so small that it embarrasses you, and do it every day for four weeks.',
    ],
  },
  7: {
    does: [
      {
        says: 'A new partner or client gets the kind of trust from you that other people make them earn.',
        traits: ['trusting'],
      },
      {
        says: "You pick companions who make your life bigger, and it's hard for you to stay with anyone whose first answer is no.",
      },
    ],
    scene: [
      {
        says: "You'll be introduced to somebody's difficult brother and come back twenty minutes later with his business plan and a date to discuss it.",
      },
      {
        says: "The two of you will have reserved a compact for the weekend, and you'll leave the rental lot in something with a roof that opens.",
      },
    ],
    task: [
      "Pick one thing you've promised somebody close to you and not done, and either do it this month or call it off to their face.",
      "Let someone else's idea of a good day decide one whole Saturday this month, and keep your improvements to yourself.",
    ],
  },
  8: {
    does: [
      {
        says: "Help with money tends to reach you through other people, and you're more relaxed about owing than your creditors might like.",
        traits: ['trusting'],
      },
      {
        says: 'You believe that people come through their worst weeks, so you can listen to bad news without hurrying it along.',
      },
    ],
    scene: [
      {
        says: "You'll guarantee a friend's lease in the time it takes to find a pen, and read it on the train.",
      },
      {
        says: "Around midnight the party will be down to you and one other person, and by the time the cab comes you'll know what they believe and what they owe.",
      },
    ],
    task: [
      'Write down everything you owe and are owed, favors included, and settle the smallest item on each side this month.',
      "Ask someone who knows about insurance or investing the one question you've been too cheerful to ask.",
    ],
  },
  9: {
    does: [
      {
        says: 'You want to know how they do it elsewhere, and your first response to a problem is a book or a ticket.',
      },
      {
        says: "You hand out your philosophy freely, and you're at your best and your longest when someone young is listening.",
        traits: ['idealistic'],
      },
    ],
    scene: [
      {
        says: "You'll go in for a travel adapter and come out with the guidebook to a country that wasn't on the list.",
      },
      {
        says: "A friend will say over lunch that she can't see the point of anything lately, and both of you will be an hour late back to work.",
      },
    ],
    task: [
      'Go to one talk or service this month where you expect to disagree with the speaker, and stay for the questions.',
      'Put the big trip or the degree you talk about on paper with a cost and a year, and show it to someone who has done it.',
    ],
  },
  10: {
    does: [
      {
        says: 'People above you tend to like you and offer you more than you applied for, and you accept before asking what it involves.',
        traits: ['trusting'],
      },
      {
        says: "You'd take a smaller salary for a job with more reach, and you'd describe it to your family as a step up.",
      },
    ],
    scene: [
      {
        says: "You'll hear that they need someone to run the new branch, and your hand will be up before anybody has said which city.",
      },
      {
        says: "You'll meet a former boss at an airport gate, and by the time they board you'll have been offered something.",
      },
    ],
    task: [
      "Ask one person above you what they'd trust you with next, and write the answer down before you improve on it.",
      "Decline one invitation to run something this month, and tell the person who asked what you're concentrating on instead.",
    ],
  },
  11: {
    does: [
      {
        says: 'You know a great many people and like most of them. Somebody in your phone can fix nearly anything.',
        traits: ['open'],
      },
      {
        says: "You do your hoping in public. The plan for the group, or for the whole town, is announced early and with a date that's earlier.",
        traits: ['idealistic'],
      },
    ],
    scene: [
      {
        says: "You'll invite eleven people for drinks on the theory that half of them won't come, and fourteen will.",
      },
      {
        says: "Someone you barely knew in school will post that he's looking for work, and you'll have sent him three names before he logs off.",
      },
    ],
    task: [
      "Spend one evening this month with a single friend, and don't suggest that anybody else come along.",
      "Choose one of the causes you've joined and do a month of real work for it, and tell the others that you'll be quiet.",
    ],
  },
  12: {
    does: [
      {
        says: 'Friends would be startled to learn what you hope for, since you do nearly all of your believing by yourself.',
        traits: ['private'],
      },
      {
        says: "Withdrawing does you good out of proportion, and a single weekend alone gives you back a month's worth of confidence.",
      },
    ],
    scene: [
      {
        says: "You'll miss the train you needed, sit down on the platform in a temper, and be cheerful again by the time the next one is announced.",
      },
      {
        says: "On a walk by yourself you'll be certain for about a minute that the future is in good hands, without mentioning it to a soul.",
      },
    ],
    task: [
      "Give away one sum or one afternoon anonymously this month, and don't let it slip, even as a joke.",
      'Spend a full day without plans or company before the month is over, and write down the best idea that turns up.',
    ],
  },
}
