import type { AuthoredParagraph } from '#lore/authored.ts'
import type { Element } from '#sky/fact-base.ts'

export const sunOnAngles: Record<
  'asc' | 'dsc' | 'mc' | 'ic',
  Record<Element, AuthoredParagraph>
> = {
  asc: {
    fire: {
      says: [
        "A room knows it when you've arrived ({aspect}).",
        "Without working at it you come in at full strength, and people turn around before they've decided to.",
        "Nobody has to guess who they're dealing with, which saves a lot of time.",
        "It's less convenient on a day when you'd like to slip in late and sit in the back, because someone's already waving you to the front.",
      ],
      traits: ['open', 'bold'],
    },
    earth: {
      says: [
        'Strangers at a concert ask you to watch their things.',
        "You're taken for the responsible one within minutes ({aspect}), because you stand still while others fidget and you answer what was asked.",
        "It's a fair reading, and it leaves out how much you'd like to be the one who's dancing.",
        'People with a wild plan for the night tend to tell you about it afterward.',
      ],
      traits: ['steady', 'serious'],
    },
    air: {
      says: [
        'What people meet first in you is your curiosity ({aspect}).',
        "By the time everyone has found a seat you're in a conversation, and the stranger next to you feels more interesting than they did an hour ago.",
        'It does something for you as well, since you find out what you think by hearing yourself say it to someone.',
        'After two days alone you can be oddly unsure of your own opinions.',
      ],
      traits: ['open'],
    },
    water: {
      says: [
        "Other people see what mood you're in before you've said hello ({aspect}).",
        "A place affects you as soon as you're in it, your face tells them so, and some take it personally, as praise or as blame.",
        'They trust you early because of it, since so little seems to be hidden.',
        "What you can't have is a bad day in private, because three people will ask what's the matter.",
      ],
      traits: ['open', 'warm'],
    },
  },
  dsc: {
    fire: {
      says: [
        'You come alive across from somebody who has plans ({aspect}).',
        "Daring people find you, and beside one of them you do things you'd never have begun by yourself.",
        'For a long time it can look as if all the courage were theirs.',
        "Then one night they cancel and you go anyway, and it strikes you that you'd made most of the decisions before, too.",
      ],
      traits: ['bold', 'close'],
    },
    earth: {
      says: [
        'You know yourself best next to someone you can count on ({aspect}).',
        "You choose solid people, you keep them, and when you're asked how you're doing, you tend to say how the two of you are doing.",
        'Thinking for two makes you somebody who shows up and stays.',
        'It also makes you slow to notice a wish that only one of you has, above all when the one is you.',
      ],
      traits: ['steady', 'close'],
    },
    air: {
      says: [
        'You make up your mind out loud, with one other person ({aspect}).',
        "What you've turned over for a week gets settled in ten minutes with the right friend, mostly by hearing where you don't agree with them.",
        'It makes you good to talk to, because you can be persuaded and people feel it.',
        'It also gives the last person you spoke with more say in your plans than either of you knows.',
      ],
      traits: ['tactful', 'close'],
    },
    water: {
      says: [
        "You look at the person across from you to find out how you're doing ({aspect}).",
        "If they're glad, the evening was good, and if they go quiet, you start to wonder what you did.",
        'Hardly anyone makes another person feel as well understood.',
        "But someone who's treated like that every day may conclude that your own wishes don't amount to much, and you'd rather be hurt than correct them.",
      ],
      traits: ['warm', 'close'],
    },
  },
  mc: {
    fire: {
      says: [
        'What you do, you tend to do in full view ({aspect}).',
        "People hear about you before they know what you're working on, and they come because you so plainly believe in it.",
        "You're at your best when your name is on the thing and somebody is free to dislike it.",
        "Work that nobody will ever see wears you out in an hour, even when it's easy.",
      ],
      traits: ['public', 'bold'],
    },
    earth: {
      says: [
        "You're known for getting things done ({aspect}).",
        "Your good name matters to you more than you'd admit, and you've built it by being right about small things, again and again.",
        'People recommend you without being asked, which is about the best advertising there is.',
        'A name like that is hard to take time off from, and on a free afternoon you can feel late without knowing for what.',
      ],
      traits: ['public', 'steady'],
    },
    air: {
      says: [
        "Somebody repeats a remark of yours at a dinner you weren't invited to, and half the people who respect you first heard of you that way.",
        "You're known for how well you put things ({aspect}).",
        'It does you good when an idea of yours is making the rounds.',
        "You also change your mind faster than the news of it travels, so people go on congratulating you on views you've dropped.",
      ],
      traits: ['public', 'open'],
    },
    water: {
      says: [
        "The work you're proudest of was done for somebody, and you could name them ({aspect}).",
        'People who may not recall what you said in a discussion remember how you treated them, and your standing rests on that.',
        'It lasts longer than cleverness would.',
        'The price comes with criticism, since a remark about what you made goes straight to you, and it takes a day before you can use it.',
      ],
      traits: ['public', 'warm'],
    },
  },
  ic: {
    fire: {
      says: [
        "Those who know you from work or school call you polite, even shy, and anyone who's seen you at home finds that very funny.",
        'Among your own people the volume goes up ({aspect}), and they get the singing and the large plans.',
        'You need one place where you decide how things are done, and it gets interesting when the person you share it with needs the same.',
      ],
      traits: ['private', 'bold'],
    },
    earth: {
      says: [
        'You need a place that stays put ({aspect}).',
        "With that settled you can face nearly anything outside, and without it, good news of any other kind doesn't quite reach you.",
        "A lot of work goes into those few rooms, and most people who know you have no idea that it's your chief accomplishment.",
        "Ask you to move for a good reason, and you'd agree with every argument and still not start packing.",
      ],
      traits: ['private', 'steady'],
    },
    air: {
      says: [
        'Those who love you may have noticed that you get funnier as the subject gets closer.',
        'Home was always mainly a conversation for you, and you belong wherever you can say anything and get an answer ({aspect}).',
        "You've thought a good deal about where you come from, and you tell it well.",
        "Some of it you've told so well that you've stopped knowing how it felt.",
      ],
      traits: ['private', 'open'],
    },
    water: {
      says: [
        'Most of your life goes on where nobody sees it ({aspect}).',
        'You get home, the day drops off you, and only then do you find out what you felt about it.',
        "Family, by birth or by choice, reaches further into you than you'd tell anyone.",
        "Guests feel sheltered with you almost at once, and by the third night of their visit you're hiding in the bathroom to hear yourself think.",
      ],
      traits: ['private', 'warm'],
    },
  },
}
