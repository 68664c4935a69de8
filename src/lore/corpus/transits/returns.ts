import type { TransitMeaning } from '../../transit-meaning.ts'

/** What it means that a body is back where it was at birth. */
export const returns: Record<
  'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'nodes',
  TransitMeaning
> = {
  sun: {
    does: [
      {
        says: "Your birthday sets the tone for the year. What you do on it is a fair sample of what you'd like more of.",
      },
      {
        says: 'Your own year begins again, with whatever you learned in the last one already paid for.',
      },
      {
        says: "You're allowed to be the subject for a day, and you can learn a good deal from how that feels.",
      },
    ],
    shows: [
      {
        says: "Somebody you hadn't heard from in a year may write two lines that please you more than the presents.",
      },
      {
        says: 'You may compare the day with the same day a year ago and be struck by what you were worrying about then.',
      },
    ],
    use: [
      {
        says: "A wish for the coming year has its best chance if there's only one of it and you tell one person.",
      },
      {
        says: 'Things begun around a birthday last longer than most resolutions, because you chose the date by being born.',
      },
    ],
    task: [
      "Spend one hour of the day exactly as you'd like to spend the year.",
      'Write yourself four lines to be opened on your next birthday.',
    ],
  },
  moon: {
    does: [
      { says: "You're back at your emotional starting point, as you are about every four weeks." },
      { says: 'Your oldest needs are on duty. They have little interest in your plans.' },
      {
        says: 'You react the way you did as a child, a second before you react the way you do now.',
      },
    ],
    shows: [
      { says: 'You may want your own bed and your own people, in that order.' },
      { says: 'Somebody who knows you well could remark that you were like this a month ago.' },
    ],
    use: [
      { says: "A monthly look at how you've been treating yourself takes about ten minutes now." },
      { says: 'Moods respond best to the remedies you discovered for yourself.' },
    ],
    task: [
      "Note in one line what you're longing for, and compare it with the line you write in four weeks.",
      "Give yourself for one evening what you'd give a tired friend.",
    ],
  },
  mercury: {
    does: [
      {
        says: 'Once a year or so your mind comes back to its own manner of working, and you recognize the pace.',
      },
      {
        says: 'You start a new year of thinking and talking, with better questions than the last one had.',
      },
      {
        says: "You drop the words you've been borrowing from other people. The very next email sounds like you.",
      },
    ],
    shows: [
      { says: 'You may explain something exactly as you would have at fifteen, with more facts.' },
      { says: "Somebody may ask your opinion because they've noticed that you have one again." },
    ],
    use: [
      {
        says: 'The channels through which you hear about the world can be chosen again for a year, down to the subscriptions.',
      },
      {
        says: 'A subject you take up now is likely to occupy you until about the same time next year.',
      },
    ],
    task: [
      'Decide what you want to know more about a year from now, and look up where to begin.',
      'Get to the bottom of your inbox, or declare it closed and start over.',
    ],
  },
  venus: {
    does: [
      { says: "You like what you've always liked, without caring what it says about you." },
      { says: 'A new year of loving begins, starting with those who are nearest already.' },
      { says: "After a year of trying on other people's taste, you come back to your own." },
    ],
    shows: [
      { says: "You may put on something you've loved for ages and be told that you look happy." },
      { says: "Somebody you're fond of could be as easy to please as you are just now." },
    ],
    use: [
      {
        says: 'What you enjoy in these days tells you how to spend the free hours of the coming year.',
      },
      {
        says: "Affection that's renewed now lasts well, because nothing but affection prompted it.",
      },
    ],
    task: [
      "Do one thing purely for pleasure, and notice what you didn't have to buy for it.",
      "Tell someone you've loved for years what made you like them at first.",
    ],
  },
  mars: {
    does: [
      {
        says: 'You get new drive for about two years, along with the question of where to take it.',
      },
      { says: 'You want things the way you want them before anybody has advised you.' },
      { says: "Strength that you've been spending on other people's fights comes back to you." },
    ],
    shows: [
      {
        says: "You may be halfway through something before you've asked yourself whether you're allowed.",
      },
      {
        says: 'A challenge you took on two years ago could come to its finish just as the next one calls.',
      },
    ],
    use: [
      {
        says: 'The fights of the next two years can be chosen in advance, which is cheaper than falling into them.',
      },
      { says: 'Physical beginnings go well, because your body is in agreement with the plan.' },
    ],
    task: [
      "Name the one thing you'd go to some trouble for over the next two years, and take the first step.",
      "End a fight that's left over from two years ago.",
    ],
  },
  jupiter: {
    does: [
      {
        says: 'You begin another twelve years of hoping for things, with some experience of how hoping goes.',
      },
      {
        says: "You're readier to believe in things than you've been in years, and choosier about which.",
      },
      { says: "You have more room than you've had in years, and it's up to you what it's for." },
    ],
    shows: [
      {
        says: "You may find an old list of plans and see that you've done half of it without looking.",
      },
      { says: "Someone could take a chance on you for reasons they can't quite explain." },
    ],
    use: [
      { says: 'Beginnings can be very small just now, since they have a dozen years to grow in.' },
      { says: "You have faith to spare in these weeks, including some for other people's plans." },
    ],
    task: [
      "Choose one subject that you'd like to know far better twelve years from now, and read the first thing.",
      'Thank someone who believed in you the last time you started out like this.',
    ],
  },
  saturn: {
    does: [
      { says: 'A round of nearly thirty years closes, and you can see what it has made of you.' },
      {
        says: 'Whatever you built to suit other people begins to cost too much. Whatever you built to suit yourself stands.',
      },
      { says: "You start to be the authority you'd been waiting to hear from." },
    ],
    shows: [
      {
        says: 'You may be given a responsibility that would have scared you a few years ago, and find that you simply begin.',
      },
      {
        says: 'You could take a close look at an arrangement that has depended on nobody looking closely.',
      },
    ],
    use: [
      {
        says: "Choices made in this stretch are meant to last, so they're allowed to take months.",
      },
      {
        says: 'What you learned properly begins to pay, because people have found out that they can rely on you.',
      },
    ],
    task: [
      "Write down what you'd build again and what you're only holding up, and stop holding up one thing.",
      "Take full charge of one thing that you've half left to others.",
    ],
  },
  nodes: {
    does: [
      {
        says: 'You come back to a fork you stood at some eighteen and a half years ago, with the other branch open too.',
      },
      {
        says: "The lesson you find hardest comes up again, mostly in the form of something you'd rather not do.",
      },
      {
        says: "The skill that comes easily to you stops satisfying you for a while, and you're drawn to the one that doesn't.",
      },
    ],
    shows: [
      {
        says: 'You may meet a person who feels oddly familiar and who wants from you exactly what you find difficult.',
      },
      {
        says: 'Something from eighteen or nineteen years ago could turn up in conversation twice within a few weeks.',
      },
    ],
    use: [
      {
        says: 'Your sense of direction is better than your reasons for it. You can trust it for the next step.',
      },
      { says: 'With so long a view, a few of your detours turn out to have been the road.' },
    ],
    task: [
      "Do something you're not good at yet, in front of somebody who wishes you well.",
      "Think back eighteen years to an offer you turned down, and ask what you'd answer now.",
    ],
  },
}
