import type { AspectQuality } from '../../aspect-quality.ts'
import type { NatalPoint, TransitMeaning } from '../../transit-meaning.ts'

export const moonTransits: Record<NatalPoint, Record<AspectQuality, TransitMeaning>> = {
  sun: {
    joined: {
      does: [
        {
          says: "What you feel and what you're after are the same thing, which saves you the usual debate.",
        },
        { says: 'Your mood sets the temperature of the room before you say a word.' },
      ],
      shows: [
        {
          says: 'People may come to you with decisions they could make themselves, since you look like somebody with an opinion on each one.',
        },
        {
          says: "You may get up in the middle of something dull and do the thing you've wanted to do all week.",
        },
      ],
      use: [
        {
          says: 'You can do what you like to do, with no plan for where it leads.',
        },
      ],
      task: [
        'Begin the project you keep calling a someday project, and stop after half an hour.',
        "Say what you'd like to eat or watch before anyone asks for your preference.",
      ],
    },
    tense: {
      does: [
        {
          says: 'Your needs and your promises want the same hour. You feel it as tiredness before you see it as a conflict.',
        },
        {
          says: "You take other people's moods as a comment on you, including moods that were there before you walked in.",
        },
      ],
      shows: [
        {
          says: "The question of how you're doing may get a sharp answer, because the true one would take too long.",
        },
        {
          says: "Somebody at home may want company just as you want to finish, or you'll come looking for company and find them busy.",
        },
      ],
      use: [
        {
          says: 'A break does more for the work than another push would, in about the same amount of time.',
        },
      ],
      task: [
        "Tell one person that you're in a mood and that they didn't cause it.",
        'Work out which has been shortchanged, you or the work, and give it the next half hour.',
      ],
    },
    harmonious: {
      does: [
        {
          says: 'You feel at home in your own skin for a while, so being pleasant costs you nothing.',
        },
        {
          says: "Your head has stopped arguing with your stomach. What you ought to do is close to what you'd choose.",
        },
      ],
      shows: [
        {
          says: "A boring errand is likely to go well, mostly because you're in the right mood for people behind counters.",
        },
        {
          says: "You may ask for a favor in passing and get a yes, since you ask as though you'd be fine with a no.",
        },
      ],
      use: [
        { says: 'Ordinary requests go over easily, such as a swapped shift or a later pickup.' },
      ],
      task: [
        'Ask for the minor favor that has been waiting for a better moment.',
        'Spend your next free half hour near someone who lets you be quiet.',
      ],
    },
  },
  moon: {
    joined: {
      does: [
        {
          says: 'Your moods go back to their home setting. You want what you always want when nobody is looking.',
        },
        { says: "You're so easily moved that even a minor kindness gets all the way in." },
      ],
      shows: [
        {
          says: 'You may cancel something minor without being able to say why, and feel better at once.',
        },
        {
          says: "A song, or the smell of somebody's dinner in a hallway, can put you back in a year you hadn't thought of.",
        },
      ],
      use: [
        {
          says: 'Comfort works quickly, above all the familiar kind that you never mention to anyone.',
        },
      ],
      task: [
        'Make the plainest meal you love, and eat it without a screen.',
        'Write down your mood in one word, and look at the word again in a month, when the mood comes back.',
      ],
    },
    tense: {
      does: [
        {
          says: "What calms you is exactly what the hour doesn't offer, so you feel slightly out of place even among people you like.",
        },
        {
          says: 'An old feeling turns up in a new situation, a good deal bigger than what set it off.',
        },
      ],
      shows: [
        {
          says: 'You could be homesick in your own kitchen, or short with someone over how they load a dishwasher.',
        },
        {
          says: 'If someone close wants to talk when you want quiet, or the reverse, it gets taken a little personally on each side.',
        },
      ],
      use: [
        {
          says: 'A need that keeps getting in the way is easy to identify, which is half of looking after it.',
        },
      ],
      task: [
        'Postpone every conversation about feelings by two hours, including the one in your head.',
        "Ask the person you're annoyed with what they need right now, and then say what you need.",
      ],
    },
    harmonious: {
      does: [
        {
          says: 'You settle easily. A worry that would usually take half a day to calm down takes a few minutes.',
        },
        {
          says: "Other people's needs don't crowd yours, so you can look after someone without losing track of yourself.",
        },
      ],
      shows: [
        {
          says: 'Somebody may tell you something private while the two of you are washing dishes or sitting in traffic.',
        },
        {
          says: 'You could put a room in order almost without deciding to, and then enjoy being in it.',
        },
      ],
      use: [
        {
          says: "A hello to an old friend takes no effort at all, though it means more than you'd guess.",
        },
      ],
      task: [
        'Call the relative you usually call only on holidays.',
        'Invite somebody over for something that needs no planning, even if all you have is leftovers.',
      ],
    },
  },
  mercury: {
    joined: {
      does: [
        {
          says: "Feelings turn into words as soon as you have them. You hear yourself say things you hadn't finished thinking.",
        },
        {
          says: 'You think with your memory, so an argument gets less of your attention than who is making it.',
        },
      ],
      shows: [
        {
          says: "You're likely to send three messages where one would do. The third is the one you meant.",
        },
        {
          says: 'A chat about nothing with a neighbor may drift to something that has bothered you for weeks.',
        },
      ],
      use: [
        {
          says: 'Ten minutes of talking to somebody who listens will sort out more than an hour of thinking alone.',
        },
      ],
      task: [
        "Record a voice memo about what's on your mind, and play it back the next day.",
        'Tell one person the story of your week, including the part you usually skip.',
      ],
    },
    tense: {
      does: [
        {
          says: 'Your mood edits what you read, so a neutral message arrives sounding cross or bored.',
        },
        {
          says: 'Your feelings sound silly to your common sense, which sounds heartless to your feelings.',
        },
      ],
      shows: [
        {
          says: "You may read a text from a friend four times and then answer a sentence that isn't in it.",
        },
        {
          says: 'A conversation can wander off into who said what, while the question you came with goes unasked.',
        },
      ],
      use: [
        {
          says: 'Facts are easier to check than feelings for the time being, which favors proofreading over heart-to-hearts.',
        },
      ],
      task: [
        'Read the message aloud in the friendliest voice you can manage before you decide what it meant.',
        'Ask one plain question about what somebody meant, and believe the answer.',
      ],
    },
    harmonious: {
      does: [
        {
          says: 'You find words for what you feel without hunting for them. They even come out in the right size.',
        },
        {
          says: "Your attention is soft and wide. You catch what people mean while they're still looking for how to say it.",
        },
      ],
      shows: [
        {
          says: 'A quick exchange with a coworker can clear up a thing that a week of emails had made worse.',
        },
        {
          says: "The name you've been trying to remember may come to you while you're doing something else.",
        },
      ],
      use: [
        {
          says: "Messages that need some tact are well timed, because you'll strike the tone on the first try.",
        },
      ],
      task: [
        "Write the thank-you note you're late with, and keep it to three sentences.",
        'Ask someone at home how the thing went that they were nervous about.',
      ],
    },
  },
  venus: {
    joined: {
      does: [
        { says: 'You want sweetness, soon, in any form the day can supply.' },
        {
          says: 'Affection comes to the surface, which makes you nicer than the occasion requires.',
        },
      ],
      shows: [
        {
          says: 'You could spend a little more than you meant to on something soft, or on something for dinner.',
        },
        {
          says: "A compliment you'd normally wave off can go straight in and keep you company on the way home.",
        },
      ],
      use: [
        {
          says: "Liking people takes no work just now, so an hour with somebody you've neglected repairs more than an apology would.",
        },
      ],
      task: [
        'Tell a friend one specific thing you like about them, in a message with no other purpose.',
        "Make the place where you'll spend the next two hours look nicer than it has to.",
      ],
    },
    tense: {
      does: [
        { says: 'You want to be wanted. Plain politeness, however friendly, leaves you hungry.' },
        {
          says: 'What pleases you and what comforts you pull apart for a bit, so the treat you pick may not be what you were hungry for.',
        },
      ],
      shows: [
        {
          says: 'When somebody you like answers with a thumbs-up, you can spend ten minutes on what it meant.',
        },
        { says: 'You may fill an online cart and empty it and fill it with something else.' },
      ],
      use: [{ says: "Envy speaks up frankly about what you'd like more of, so it has its uses." }],
      task: [
        'Leave the cart unpaid until the mood has passed, and see what you still want.',
        'Ask for a hug or for company in so many words, and skip the hint.',
      ],
    },
    harmonious: {
      does: [
        { says: "You're easy to please at the moment, which makes you pleasant to be with." },
        {
          says: "Your taste and your comfort agree, so you choose well and don't take long over it.",
        },
      ],
      shows: [
        { says: 'Eating with someone may turn out nicer than the food deserved.' },
        {
          says: 'A small courtesy, like a wave into the lane or a spot saved for you, is enough to make you pass one on.',
        },
      ],
      use: [
        {
          says: 'A friendship that has cooled for no particular reason can warm up again over something as slight as a joke.',
        },
      ],
      task: [
        "Offer half of what you're eating to someone who is eating alone.",
        'Put on music, and do the chore you hate at the pace of the music.',
      ],
    },
  },
  mars: {
    joined: {
      does: [
        {
          says: 'You react first and feel second. What has been bothering you quietly gets a voice, with some volume.',
        },
        { says: "There's more heat in you than the hour has use for. Your hands want a job." },
      ],
      shows: [
        {
          says: "You might hit reply before the other person's point has fully arrived, and mean every word.",
        },
        {
          says: 'If someone leaves a mess in a shared space, you may find yourself cleaning it loudly.',
        },
      ],
      use: [
        {
          says: "Physical work soaks up the surplus, so what you've been dodging for days can be finished in one go.",
        },
      ],
      task: [
        'Walk fast for twenty minutes before you have the conversation.',
        'Say the complaint once, in one sentence, to the person who can fix it.',
      ],
    },
    tense: {
      does: [
        {
          says: 'Your fuse is short and your skin is thin, so the wrong tone is enough to start something.',
        },
        {
          says: "You want to be soothed and you want a fight. Other people can't tell which to offer.",
        },
      ],
      shows: [
        {
          says: "If there's an argument, it's over the dishes or the thermostat, and both of you know that it's about something else.",
        },
        {
          says: 'You could be honked at by a stranger and still be composing your reply two hours later.',
        },
      ],
      use: [
        {
          says: "Irritation is accurate about one thing, namely how long you've been too polite about something.",
        },
      ],
      task: [
        'Count the people who have annoyed you in the last hour, and if there are more than two, have a sandwich before you speak to the next one.',
        "Do the angriest chore you can find, such as scrubbing a bathroom, and then see whether there's still a fight to have.",
      ],
    },
    harmonious: {
      does: [
        {
          says: "You're in the mood to get things done. Activity settles you better than rest would.",
        },
        {
          says: 'You can be direct without heat, because the wish and the push behind it are the same size.',
        },
      ],
      shows: [
        {
          says: 'You might get up and fix the broken thing at home that everyone has learned to live with.',
        },
        {
          says: 'A workout or a hard task may go better than expected and leave you with something to spare.',
        },
      ],
      use: [
        {
          says: "Courage comes cheap, so there's enough of it for a call you've been putting off.",
        },
      ],
      task: [
        "Dial the number you've been rehearsing for, before you can rehearse it again.",
        "Take somebody's side out loud over something minor.",
      ],
    },
  },
  jupiter: {
    joined: {
      does: [
        {
          says: "You feel generous and somewhat larger than life, to the point where enough doesn't feel like enough.",
        },
        {
          says: "Your spirits go up without a reason, so you say yes before you've heard the details.",
        },
      ],
      shows: [
        { says: "You may invite more people than you have room for. Somehow they'll fit." },
        {
          says: "Something that isn't very funny may set you off laughing, to the benefit of the whole table.",
        },
      ],
      use: [{ says: 'Goodwill is plentiful on all sides. Favors are easy to ask and easy to do.' }],
      task: [
        "Send your good news to the person who'll be happiest to get it.",
        'Say yes to one thing that would be fun, and put it on the calendar before the mood wears off.',
      ],
    },
    tense: {
      does: [
        { says: 'Feelings come in the large size, as do appetites and promises.' },
        {
          says: "You overestimate the next few days, above all how much time and stamina you'll have in them.",
        },
      ],
      shows: [
        { says: 'You may offer to host and remember the state of your kitchen an hour later.' },
        {
          says: "A minor annoyance is apt to grow into a principle while you're telling a friend about it.",
        },
      ],
      use: [
        {
          says: 'Daydreams about trips and moves are cheap and harmless as long as nothing gets booked.',
        },
      ],
      task: [
        "Halve the first number that comes to mind, whether it's a helping or a promise.",
        'Answer every invitation with "let me check" until you\'ve looked at the week.',
      ],
    },
    harmonious: {
      does: [
        { says: 'You expect well of people, so they show you their better side.' },
        { says: 'Worry lets go of you long enough to let you see how the thing might work out.' },
      ],
      shows: [
        {
          says: "A friend's story about their trip or their kid can make you happy on their behalf without a trace of comparison.",
        },
        { says: "Someone may offer help just as you'd decided to manage alone." },
      ],
      use: [
        {
          says: 'Encouragement comes naturally. The person who gets it from you will remember it longer than you will.',
        },
      ],
      task: [
        "Tell someone younger or newer than you what they're doing right.",
        'Look at the next three months on your calendar, and add one thing to look forward to.',
      ],
    },
  },
  saturn: {
    joined: {
      does: [
        { says: "Your mood goes quiet and practical. You'd like to be left alone with a list." },
        {
          says: "You feel the weight of everything that depends on you, including a few things that don't.",
        },
      ],
      shows: [
        {
          says: 'You could eat standing up while you answer one more email, since sitting down seems like something to be earned.',
        },
        { says: 'A silence from someone close can sound colder than they meant it.' },
      ],
      use: [
        {
          says: 'Sober moods make good bookkeepers. The dullest job on your list gets done without a sigh.',
        },
      ],
      task: [
        'Cross out one duty on your list that nobody but you would miss.',
        "Do the most boring task you've got, and count the day as a success.",
      ],
    },
    tense: {
      does: [
        {
          says: "You feel a bit unwelcome, or a bit unhelped, but you'd rather be hurt than say so.",
        },
        { says: 'Needs look like weakness to you, your own most of all.' },
      ],
      shows: [
        {
          says: 'If somebody forgets to thank you, you may discover that you can list the other times.',
        },
        { says: 'You may want company and still turn it down because the place is a mess.' },
      ],
      use: [
        {
          says: 'Plain duties steady you, and by the time a couple of them are done, the low mood has usually moved on.',
        },
      ],
      task: [
        'Ask for help with one thing you could manage alone.',
        'Put off judging your life until after the next meal.',
      ],
    },
    harmonious: {
      does: [
        { says: "You're steady enough that people can lean on you without making you feel used." },
        { says: 'Less is enough for you right now. Nobody has to make a fuss, or even reply.' },
      ],
      shows: [
        {
          says: 'You could clear a week of tiny obligations in the time it takes to watch an episode.',
        },
        { says: 'An older person may say something dry and kind that stays with you.' },
      ],
      use: [
        { says: 'Chores and shared expenses can be discussed without anyone feeling accused.' },
      ],
      task: [
        'Set up the routine you keep meaning to set up, in its smallest version.',
        "Call someone older than you, and ask how they'd handle it.",
      ],
    },
  },
  uranus: {
    joined: {
      does: [
        {
          says: 'You get restless all at once. The plan you were content with an hour ago feels too tight.',
        },
      ],
      shows: [
        {
          says: 'You may change your route or your answer at the last second and be cheerful about it.',
        },
      ],
      use: [
        {
          says: 'Habits come loose for about two hours, long enough to try another version of something ordinary.',
        },
      ],
      task: ['Do one routine thing in the wrong order, and see if anyone objects.'],
    },
    tense: {
      does: [
        {
          says: 'Your nerves run ahead of events, which is why interruptions hit harder than they should.',
        },
      ],
      shows: [
        {
          says: "If somebody cancels or turns up early, your mood jumps before you've worked out whether you mind.",
        },
      ],
      use: [
        {
          says: 'A plan with slack in it survives the hour, and a tight one shows you where the slack was needed.',
        },
      ],
      task: ["Leave the next hour unplanned, and don't let anyone have it."],
    },
    harmonious: {
      does: [
        { says: "Change feels like fresh air. You get along with people you'd normally find odd." },
      ],
      shows: [
        {
          says: 'An unplanned visit or a ridiculous video from a friend may turn your day around.',
        },
      ],
      use: [
        {
          says: 'Small experiments at home or among friends cost nothing, because people are readier for them than you think.',
        },
      ],
      task: ['Suggest something that nobody in the group has done before.'],
    },
  },
  neptune: {
    joined: {
      does: [
        {
          says: "You soak up everything in the room until it's hard to say which feelings you came with.",
        },
      ],
      shows: [
        {
          says: 'You might tear up at a commercial or ride one stop too far with your headphones on.',
        },
      ],
      use: [{ says: 'Soft focus is useless for forms and excellent for music or a nap.' }],
      task: ['Lie down with one album, and do nothing else until it ends.'],
    },
    tense: {
      does: [
        {
          says: 'You feel vaguely let down or vaguely guilty without being able to find the event that goes with it.',
        },
      ],
      shows: [
        {
          says: 'You may agree to listen to someone for five minutes and come away much later wearing their mood.',
        },
      ],
      use: [
        {
          says: 'Feelings make poor witnesses in such an hour. Knowing so keeps you from convicting anybody.',
        },
      ],
      task: ['Say "I\'ll get back to you" to the next person who wants rescuing.'],
    },
    harmonious: {
      does: [
        {
          says: "You're gentle with people without making an effort, because you can imagine being them.",
        },
      ],
      shows: [
        {
          says: "You may know what a friend needs before you've reached the end of their message.",
        },
      ],
      use: [
        {
          says: 'Things made for no reason, such as a sketch or a silly verse, come out better than things made to order.',
        },
      ],
      task: ['Put together a playlist for one particular person, and send it without comment.'],
    },
  },
  pluto: {
    joined: {
      does: [
        {
          says: "A feeling you'd put away comes up at full strength. It can't be talked out of it.",
        },
      ],
      shows: [
        {
          says: "You might look up someone you haven't spoken to in years and know within a minute why you did.",
        },
      ],
      use: [{ says: 'An honest page or an honest cry gets further than keeping busy.' }],
      task: ["Write a page that no one will ever see, and delete it when you're done."],
    },
    tense: {
      does: [
        {
          says: 'You sense that something is being kept from you. You grip harder, which makes people keep more from you.',
        },
      ],
      shows: [
        {
          says: 'A message that stays unread can look like a decision against you, though the likeliest explanation is a dead phone.',
        },
      ],
      use: [
        {
          says: 'The urge to check up on somebody says more about your worry than it does about them.',
        },
      ],
      task: ['Go two hours without checking the thing you keep checking.'],
    },
    harmonious: {
      does: [{ says: 'You can have a strong feeling and stay calm beside it.' }],
      shows: [
        { says: 'A conversation that starts as gossip may go deep without either of you minding.' },
      ],
      use: [
        {
          says: "Clearing out goes well, because you can tell at a touch what you're finished with.",
        },
      ],
      task: ["Delete or give away one thing you've kept only out of fear."],
    },
  },
  asc: {
    joined: {
      does: [
        {
          says: 'Your feelings show on the outside. People answer your face before they answer your words.',
        },
        {
          says: 'You seem so approachable for a while that strangers treat you as if they knew you.',
        },
      ],
      shows: [
        { says: 'Someone in line behind you may tell you the story of their day.' },
        {
          says: 'You might change your clothes once more than necessary, looking for something that matches how you feel.',
        },
      ],
      use: [{ says: 'People warm to you fast, so a first meeting can feel like the second.' }],
      task: [
        "Let one person see the mood you're in before you tidy it up.",
        "Give your body the first thing it asks for, even if that's ten minutes on the floor.",
      ],
    },
    tense: {
      does: [
        {
          says: "The moods around you get to you first. You've made allowances for all of them before you check your own.",
        },
        {
          says: "How you feel and how you come across don't match, which is why you keep being asked whether you're tired.",
        },
      ],
      shows: [
        { says: 'You may be charming at the register and silent in the car.' },
        {
          says: "Someone close is likely to want a reaction from you when you haven't got one ready.",
        },
      ],
      use: [{ says: 'A misread face can be put right in one sentence while the moment is fresh.' }],
      task: [
        'Say "I\'m quiet, and we\'re fine" to the person most likely to wonder.',
        "Decide how long you'll stay before you walk in.",
      ],
    },
    harmonious: {
      does: [
        { says: 'You look the way you feel, which puts other people at ease.' },
        { says: 'Company does you good. You come away from it with more energy than you brought.' },
      ],
      shows: [
        { says: "You might hit it off with a friend's friend, over nothing in particular." },
        {
          says: 'You may catch sight of yourself in a window or a photo and not mind what you see.',
        },
      ],
      use: [
        {
          says: 'Walking in alone is no trouble, so places where you know nobody are worth a look.',
        },
      ],
      task: [
        "Say hello first to somebody you've only ever nodded at.",
        "Take a picture of the people you're with, and get in it.",
      ],
    },
  },
  mc: {
    joined: {
      does: [
        { says: 'Your mood is public property. People at work read it like an announcement.' },
        {
          says: "You care how you're seen more than you'd say. Praise goes straight to your stomach, as does the lack of it.",
        },
      ],
      shows: [
        {
          says: "A boss or a client may bring up something personal, and you find you don't mind.",
        },
        {
          says: 'You could be asked to calm down a customer because you look like the one who can.',
        },
      ],
      use: [
        {
          says: 'Public matters that need a human touch go well, since your own voice works better than the official one.',
        },
      ],
      task: [
        'Tell someone at work what their effort meant to you in particular.',
        "Let one colleague know in a single sentence what's going on with you.",
      ],
    },
    tense: {
      does: [
        {
          says: 'Home and work call at the same time. The one you answer makes you feel bad about the other.',
        },
        { says: 'Your private mood has no place to go in public, so it comes out as hurry.' },
      ],
      shows: [
        {
          says: 'A personal call during a meeting, or a work email during a meal, may get the worst of your manners.',
        },
        { says: "The place where you work can look for a moment like somewhere you're visiting." },
      ],
      use: [
        { says: 'An hour of private life is likely to make you better company at work afterward.' },
      ],
      task: [
        'Decide whether home or work gets the next hour, and tell the other one when its turn comes.',
        'Stop working at the time you said you would.',
      ],
    },
    harmonious: {
      does: [
        {
          says: "You're comfortable being looked at. What people expect of you is something you'd do anyway.",
        },
        {
          says: "Private life and public life get along for a bit, since you're the same person in both.",
        },
      ],
      shows: [
        { says: 'Someone at work may ask about your weekend and, for once, want to know.' },
        { says: 'A stranger may thank you for something you considered routine.' },
      ],
      use: [
        {
          says: 'Asking someone above you feels natural, so a change in hours or a day off is simple to raise.',
        },
      ],
      task: [
        'Bring up the one change that would make your working week kinder to the rest of your life.',
        'Praise somebody who works unseen, where other people can hear it.',
      ],
    },
  },
}
