import type { PlacementParagraphs } from '#lore/authored.ts'

export const mercuryInLeo: PlacementParagraphs = {
  1: {
    says: [
      'You tell a thing as though it had been waiting for you to tell it (your Mercury in Leo, {house}).',
      'People lean in, since you look at them while you talk and you plainly expect to be worth hearing.',
      "There's praise to spare for others as well, and a first meeting with you tends to leave somebody taller.",
      'Being misheard you can forgive, but being talked over strikes you as a kind of vandalism.',
    ],
    traits: ['open', 'proud'],
  },
  2: {
    says: [
      "Mercury is in Leo {house}, so you think about money in gestures first and in figures when there's time.",
      'You can pitch yourself and mean it, which is rarer than talent and is paid about as well.',
      'You round up for friends and for your own prospects.',
      'A column of small, true numbers feels to you faintly insulting, so the small true numbers are generally known to everybody in your life but you.',
    ],
    traits: ['proud', 'generous'],
  },
  3: {
    says: [
      'You improve a story as a matter of courtesy.',
      'The line at the pharmacy becomes an epic with voices, and your sister, who was there, has stopped correcting the number of people in it (your Mercury in Leo, {house}).',
      'Nobody minds, since everyone in it comes out better than they were.',
      'Somebody who needs the plain facts, for a form, has to ask you for them twice and then divide by two.',
    ],
    traits: ['open', 'playful'],
  },
  4: {
    says: [
      'At home you announce things (your Mercury in Leo, {house}).',
      "The family history exists in a proud version, and you'd rather your relatives were described well than accurately, starting with the one at the stove.",
      'Plans for the weekend are issued from the top step.',
      "The quieter ones love how you tell it, and they'd enjoy getting to the end of a plan of their own someday.",
    ],
    traits: ['proud', 'warm'],
  },
  5: {
    says: [
      'Your mind is at its best with the lights on (your Mercury in Leo, {house}).',
      'Reading to a child, you do all the parts, and the adults you fall for are the ones who laugh at the right place.',
      "Anything you make comes to you whole, with a title, and you can't quite tell it apart from yourself.",
      'So a helpful note about the middle section is heard as an opinion about you.',
    ],
    traits: ['playful', 'bold'],
  },
  6: {
    says: [
      "You understand a job best once you've explained it to somebody.",
      'Give a dull process a name and a mascot, as you do, and people you work with remember it (your Mercury in Leo, {house}).',
      'Being supervised line by line makes you stupid.',
      "You're careful with the large idea and careless with the attachments, and you do so wish they'd be caught by someone who admired the idea.",
    ],
    traits: ['proud', 'warm'],
  },
  7: {
    says: [
      'A partner of yours gets talked up in front of everybody (your Mercury in Leo, {house}).',
      'You think most clearly across from someone who takes you seriously, and you can be brought around to almost any view if they begin with what you got right.',
      'Beginning anywhere else gets them a lecture.',
      "So they learn to start with the applause, and after a few years some of them feel they've been hired as ushers.",
    ],
    traits: ['generous', 'warm'],
  },
  8: {
    says: [
      "You'll tell a person your dreams on the first night and your balance never (your Mercury in Leo, {house}).",
      'You speak of intimate things with a fine sincerity, and it lends others some dignity about theirs.',
      "It's need that you can't find words for.",
      'Let the shared money run low, and your conversation becomes especially gracious, and somebody who knows you will quietly look at the account.',
    ],
    traits: ['proud', 'guarded'],
  },
  9: {
    says: [
      'Mercury is in Leo {house}, so an idea you believe in gets the full orchestra.',
      'Teachers with presence win you, and you come home from any trip with a lecture that people do enjoy.',
      "A fact that spoils the picture has to wait a long time in the lobby, and it's to your credit that when you finally see it, you say so to the whole room.",
    ],
    traits: ['open', 'idealistic'],
  },
  10: {
    says: [
      "They ask you to say a few words, and you've got them ready (your Mercury in Leo, {house}).",
      "You're known by how you talk, with conviction and in round sentences, and it can take you past people who know more and mumble.",
      'You take care to name those who helped.',
      "An error pointed out in public is agony, though you've noticed that the time you laughed about one did you more good than the speech.",
    ],
    traits: ['public', 'proud'],
  },
  11: {
    says: [
      'You tell your friends who they are, and they try to live up to it (your Mercury in Leo, {house}).',
      "Introductions from you sound as if there were a medal coming, and you remember each one's finest hour.",
      'In a debate among equals you somehow end up chairing.',
      "They don't mind, mostly, but an idea of theirs does better when it has gone through you and come out in your voice, and they have noticed.",
    ],
    traits: ['warm', 'generous'],
  },
  12: {
    says: [
      'You have a magnificent voice that you use in the car.',
      'The speeches are all there, with pauses, and in company you give a short modest version because the full one might not be received as it deserves (your Mercury in Leo, {house}).',
      'It passes for shyness.',
      "You think highly of your own mind, and only in secret, so praise for it when it does come makes you look around to see who's meant.",
    ],
    traits: ['private', 'proud'],
  },
  sign: {
    says: [
      'You say what you think as though it mattered, and then it does (your Mercury in Leo).',
      "The whole comes to you before the parts, and people remember how you put it long after they've forgotten what it was about.",
      'Your opinions and you are on close terms.',
      "Somebody who disagrees with the one has to take some trouble to show that they're still fond of the other.",
    ],
    traits: ['open', 'proud'],
  },
}
