import type { Arena } from '../../../character.ts'
import type { House } from '../../../house.ts'

export const moonArenas: Record<House, Arena> = {
  1: {
    does: [
      {
        says: 'Strangers respond to your mood without knowing it, and on a tired day the same cashier who joked with you last week hardly speaks.',
      },
      {
        says: "Your looks follow your moods, so you're glowing in one photo and ten years older in another from the same week.",
        traits: ['changeable'],
      },
    ],
    scene: [
      {
        says: "You'll say that you're fine, and a coworker will put down what she's holding and ask what happened.",
      },
      {
        says: "You'll change three times before dinner with people you don't know, and what you end up in is the outfit that feels safe.",
      },
    ],
    task: [
      'For one week, write down in a word how you feel each morning before you look at your phone, and then read the seven words in a row.',
      "Tell one person how you are before they ask, on a day when the answer isn't good.",
    ],
  },
  2: {
    does: [
      {
        says: "You check the account when you're anxious, and a cushion in savings calms you better than talking does.",
      },
      {
        says: 'Some of what you own is there purely for comfort, and if somebody throws a piece of it out in a cleanup, you grieve.',
      },
    ],
    scene: [
      {
        says: "After a hard phone call you'll fill an online cart with small soft things, and in the end you'll buy one of them.",
      },
      {
        says: "On the last evening of a month you'll move a little money into savings and sleep better than the amount can account for.",
      },
    ],
    task: [
      "Work out the exact sum in savings at which you'd stop worrying, and set up one automatic transfer toward it.",
      'Keep a note this month of what happened on any day that you buy yourself something for comfort.',
    ],
  },
  3: {
    does: [
      {
        says: "Small events feel unfinished until you've told someone about them, so the news of a missed bus goes out while the bus is in sight.",
        traits: ['open'],
      },
      {
        says: 'The streets around you affect your mood. You have your regular route with its regular faces, and a closed corner store is a loss.',
      },
    ],
    scene: [
      {
        says: "You'll call someone from the checkout line to talk about nothing, and by the time it's your turn to pay, you feel better.",
      },
      {
        says: "You'll read a two-word reply from a person you grew up with and know from it what kind of day they've had.",
      },
    ],
    task: [
      'Choose one person and send them a voice message every Sunday this month about how the week really felt.',
      'Walk through your own neighborhood for half an hour without the phone, and talk to one person you know only by sight.',
    ],
  },
  4: {
    does: [
      {
        says: "If things are calm at home, you can take nearly anything at work, and if they aren't, a raise won't cheer you up.",
      },
      {
        says: "You need a place where nobody drops by unasked. You like having company over, and you're relieved when the last car has left.",
        traits: ['private'],
      },
    ],
    scene: [
      {
        says: "After two nights in a hotel you'll have rearranged the room, and your own pillowcase will be on the bed.",
      },
      {
        says: "On a Sunday evening you'll go from room to room closing windows and turning things off, and somewhere along the route the week lets go of you.",
      },
    ],
    task: [
      "Pick one spot at home to sit for ten minutes when you come in from work, before the news or anyone's requests, and keep to it for three weeks.",
      'Ask the person you live with, or one you grew up with, what makes a place feel like home to them, and borrow one thing from the answer.',
    ],
  },
  5: {
    does: [
      {
        says: "A month without any fun in it makes you moody, and you're usually the last to see the connection.",
      },
      {
        says: 'Falling for someone takes over your appetite and your sleep, and friends can tell by how you hold your phone.',
      },
    ],
    scene: [
      {
        says: "You'll spend an hour on a homemade card for somebody who would have been happy with a text, and it's the best hour of your week.",
      },
      { says: "You'll tear up at the school play of a kid you're not even related to." },
    ],
    task: [
      'Spend one evening this month on something you loved doing as a child, and do it badly if you have to.',
      "Plan one afternoon in the next four weeks with a child or a date that has no purpose except fun, and don't photograph it.",
    ],
  },
  6: {
    does: [
      {
        says: "Your stomach and your sleep react to tension at work, often before you'd have called it tension.",
      },
      {
        says: 'You look after people through chores and small services, and at your job you may well be the one who knows who skipped lunch.',
        traits: ['warm'],
      },
    ],
    scene: [
      {
        says: 'A changed schedule will put you out of sorts for three days, although the new hours are better and you said so yourself.',
      },
      {
        says: "You'll get home in no state to talk, and ten minutes with the dog or the houseplants will make you fit for company.",
      },
    ],
    task: [
      'Write down for two weeks how you ate and slept on days when work upset you, and change the one thing that shows up most.',
      "Take the meal you skip when you're busy and eat it sitting down, at the same hour, every workday for three weeks.",
    ],
  },
  7: {
    does: [
      {
        says: "Your mood depends on one other person's mood more than you'd like, and you can tell theirs from the way they say hello.",
        traits: ['close'],
      },
      {
        says: "You go to one person first with everything, good or bad, and a day when you can't reach them is a long one.",
        traits: ['close'],
      },
    ],
    scene: [
      {
        says: "You'll hear a sigh from the other end of the couch and spend the next hour finding out whether it was about you.",
      },
      {
        says: "In the middle of a meeting you'll be typing under the table, because there's one person who has to hear what was just said.",
      },
    ],
    task: [
      'Once this month, when someone close to you is in a bad mood, ask whether it has to do with you and believe the answer.',
      'Spend one evening a week this month on something that calms you and that the person closest to you has no part in.',
    ],
  },
  8: {
    does: [
      {
        says: "You pick up what isn't being said about money or trust, and a couple's silence over the bill makes you uneasy in your own seat.",
      },
      {
        says: "Being looked after makes you a little nervous, because you wonder what you'd do if it stopped.",
        traits: ['wary'],
      },
    ],
    scene: [
      {
        says: "You'll lie awake over forty dollars that somebody close to you hasn't paid back, and the forty dollars will have almost nothing to do with it.",
      },
      {
        says: "A friend will tell you something they've never told anyone, and on the way home you'll notice that you told them nothing back.",
        traits: ['guarded'],
      },
    ],
    task: [
      "Tell one person you trust about a worry that you'd usually handle alone, at a stage when nothing has been decided.",
      "Ask for one favor this month that you can't repay right away, and let it stay unpaid for a while.",
    ],
  },
  9: {
    does: [
      {
        says: "You can feel at home in places you weren't born to, and a foreign supermarket may comfort you more than your own street.",
      },
      {
        says: "When you're low you want to know what it all means, and a good book on the subject can do as much for you as a hug.",
      },
    ],
    scene: [
      {
        says: "You'll be homesick for a town where you once spent eleven days, and you'll look up what apartments there cost.",
      },
      {
        says: "You'll find yourself near tears at somebody else's religious service, in a language you don't follow, and be unable to say why.",
      },
    ],
    task: [
      'Read one book this month from a country you could imagine living in, and cook a meal that appears in it.',
      'On each of the next four Sundays, spend an hour with what you believe in, outdoors or in a pew, and treat it as rest.',
    ],
  },
  10: {
    does: [
      {
        says: "Your feelings tend to come up at work, and you've probably had to stand in a restroom waiting for your face to settle.",
        traits: ['public'],
      },
      {
        says: 'People on your team bring you their bad days, and you take the mood home with you as though they were relatives.',
        traits: ['warm'],
      },
    ],
    scene: [
      {
        says: "A note from your boss asking you to stop by on Monday will cost you the weekend, and on Monday it's about the parking.",
      },
      {
        says: "You'll hear yourself introduced to a new hire as the person to go to with problems, which isn't in your contract.",
      },
    ],
    task: [
      'Decide how you want to feel when you leave work, and remove one thing from your week that stands in the way.',
      'The next time praise at work makes you happy, tell someone at home the same evening in the exact words you were given.',
    ],
  },
  11: {
    does: [
      {
        says: 'You go to your friends to be looked after, and you treat two or three of them as family, holidays included.',
      },
      {
        says: 'A good evening with everyone there feeds you for days, and one unanswered invitation can spoil as many.',
      },
    ],
    scene: [
      {
        says: "You'll see a photo of a dinner you weren't asked to and feel about nine years old, although you couldn't have gone anyway.",
      },
      {
        says: "You'll drive the quiet one home from the party at ten and be sitting outside their building with the engine off at midnight.",
        traits: ['warm'],
      },
    ],
    task: [
      'Tell one friend in plain words that you could use some looking after, and suggest an evening.',
      "Ask three friends over this month for something as plain as leftovers, and don't clean up first.",
    ],
  },
  12: {
    does: [
      {
        says: "You save your feelings for when nobody's around, and the people you live with learn of a bad week after it's over.",
        traits: ['private', 'guarded'],
      },
      {
        says: "You take in other people's sadness without noticing, and after a crowded day you need a few hours with no one in them.",
      },
    ],
    scene: [
      {
        says: "You'll cry at a film on a plane, among strangers, and feel better than you have since spring.",
      },
      {
        says: "On a Saturday with nothing wrong you'll cancel lunch and stay in bed with the curtains closed, and by evening you're fond of everyone again.",
      },
    ],
    task: [
      'Keep one evening a week this month free of people, and use its first half hour to write down what you felt that day.',
      "Choose one person and tell them about a bad day while it's going on.",
    ],
  },
}
